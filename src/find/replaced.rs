//! Which RFCs took the place of another: who looks for RFC 4122 is led to what RFC 9562 says.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

/// Lines "number, tab, the numbers that replaced it": from the RFC index, where one was replaced.
static LINES: &str = include_str!("replaced.tsv");

static REPLACED: LazyLock<HashMap<u32, Vec<u32>>> = LazyLock::new(|| {
    let line = |line: &str| {
        let (number, by) = line.split_once('\t')?;
        Some((number.parse().ok()?, by.split(',').filter_map(|number| number.trim().parse().ok()).collect()))
    };
    LINES.lines().filter_map(line).collect()
});

/// The same, read from the other side.
static REPLACES: LazyLock<HashMap<u32, Vec<u32>>> = LazyLock::new(|| {
    let mut replaces: HashMap<u32, Vec<u32>> = HashMap::new();
    for (old, new) in REPLACED.iter().flat_map(|(old, by)| by.iter().map(move |new| (*old, *new))) {
        replaces.entry(new).or_default().push(old);
    }
    replaces
});

/// All that a number leads to, at once or in steps, in order.
fn all(steps: &HashMap<u32, Vec<u32>>, number: u32) -> Vec<u32> {
    let mut seen = BTreeSet::new();
    let mut todo = vec![number];
    while let Some(number) = todo.pop() {
        todo.extend(steps.get(&number).into_iter().flatten().filter(|next| seen.insert(**next)));
    }
    seen.into_iter().collect()
}

/// The RFCs that stand in the place of this one today or stood there for a while; nothing when it was never replaced.
///
/// ```
/// assert_eq!(nidreg::find::replaced::by(4122), [9562]);
/// assert!(nidreg::find::replaced::by(8141).is_empty());
/// ```
pub fn by(number: u32) -> Vec<u32> {
    all(&REPLACED, number)
}

/// The RFCs that this one replaced, at once or in steps.
///
/// ```
/// assert!(nidreg::find::replaced::of(8458).contains(&3188));
/// ```
pub fn of(number: u32) -> Vec<u32> {
    all(&REPLACES, number)
}

//! Pairs of texts, and the difference that is shown.

use super::ops::ops;
use super::words::compare_texts;
use super::*;

fn text(runs: &[WordRun], change: Change) -> String {
    runs.iter().filter(|run| run.change == change).map(|run| run.text.trim()).collect()
}

fn compared(field: Field, old: &str, new: &str) -> Vec<Block> {
    let (old, new) = (Template::default().with_field(field, old), Template::default().with_field(field, new));
    compare(&old, &new).into_iter().flat_map(|diff| diff.blocks).collect()
}

fn owned(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| (*line).to_owned()).collect()
}

#[test]
fn rewrapped_text_is_unchanged_and_changed_words_are_marked() {
    let old = Template::default().with_field(Field::Purpose, "one two\nthree").with_field(Field::Version, "1");
    let new = Template::default().with_field(Field::Purpose, "one\ntwo three").with_field(Field::Version, "2");
    assert_eq!(changed_fields(&old, &new), [Field::Version]);
    assert!(changed_in_substance(&old, &new).is_empty());
    let runs = compare_texts("a b c", "a x c", &mut Work::new());
    assert_eq!((text(&runs, Change::Deleted).as_str(), text(&runs, Change::Inserted).as_str()), ("b", "x"));
}

#[test]
fn grammar_is_compared_line_by_line() {
    let old = "As follows:\n\nlamp = \"urn:lamp:\" kind number\nkind = \"a\"\nnumber = 1*DIGIT ; digits\n\nThat is all.";
    let new = "As follows:\n\nlamp = \"urn:lamp:\" kind number\nkind = \"a\" / \"b\"\nnumber = 1*DIGIT ; digits\n\nThat is all.";
    assert_eq!(
        compared(Field::Syntax, old, new),
        [
            Block::Kept { lines: owned(&["As follows:", "", "lamp = \"urn:lamp:\" kind number"]) },
            Block::Lines { old: owned(&["kind = \"a\""]), new: owned(&["kind = \"a\" / \"b\""]) },
            Block::Kept { lines: owned(&["number = 1*DIGIT ; digits", "", "That is all."]) },
        ]
    );
    // The same words on different lines are a different grammar.
    let (a, b) = ("lamp = number\nnumber = 1*DIGIT", "lamp = number number = 1*DIGIT");
    let template = |text: &str| Template::default().with_field(Field::Syntax, text);
    assert_eq!(changed_in_substance(&template(a), &template(b)), [Field::Syntax]);
}

#[test]
fn prose_changes_are_shown_within_the_changed_sentence() {
    let kept = "The office gives out the numbers in the order in which lamps are lit.";
    let old = format!("{kept} Each lamp keeps its number for ever. {kept}");
    let new = format!("{kept} Each lamp keeps its number until it is taken down. {kept}");
    let blocks = compared(Field::Assignment, &old, &new);
    let [Block::Words { runs }] = blocks.as_slice() else { panic!("{blocks:?}") };
    assert_eq!(text(runs, Change::Deleted), "for ever");
    assert!(runs.first().unwrap().text.starts_with(kept));
    // A sentence that has nothing in common with the old one is shown as replaced.
    let runs = compare_texts("One two three four.", "Wholly other words here stand.", &mut Work::new());
    assert_eq!(runs.len(), 2);
}

#[test]
fn moved_paragraph_is_marked_as_moved_and_unchanged_text_is_folded() {
    let paragraph = |n: usize| format!("Paragraph number {n} says something about lamps that nobody else says.");
    let old: Vec<String> = (0..12).map(paragraph).collect();
    let mut new = old.clone();
    let first = new.remove(0);
    new.insert(10, first.clone());
    let blocks = compared(Field::Purpose, &old.join("\n\n"), &new.join("\n\n"));
    assert!(
        blocks.contains(&Block::MovedAway { text: first.clone(), to: None })
            && blocks.contains(&Block::MovedHere { text: first, from: None }),
        "{blocks:?}"
    );
    assert!(blocks.iter().any(|block| matches!(block, Block::Folded { lines } if lines.len() > 5)), "{blocks:?}");
}

#[test]
fn new_registrant_is_substantive_and_new_contact_details_are_not() {
    let old = Template::default().with_field(Field::Registrant, "The Lamp Office\nContact: A. Keeper\nEmail: a@lamp.example");
    let person = old.clone().with_field(Field::Registrant, "The Lamp Office\nContact: B. Warden\nEmail: office@lamp.example");
    let other = old.clone().with_field(Field::Registrant, "The Harbour Trust\nContact: A. Keeper\nEmail: a@lamp.example");
    assert_eq!((changed_fields(&old, &person), changed_in_substance(&old, &person)), (vec![Field::Registrant], vec![]));
    assert!(only_contact_changed(&old, &person) && !only_contact_changed(&old, &other));
    assert_eq!(changed_in_substance(&old, &other), [Field::Registrant]);
    // Addresses are compared line by line.
    let blocks = compare(&old, &person).remove(0).blocks;
    assert_eq!(blocks.first(), Some(&Block::Kept { lines: owned(&["The Lamp Office"]) }));
}

#[test]
fn comparison_renders_inline_side_by_side_and_as_a_patch() {
    let old = Template::default()
        .with_field(Field::Purpose, "To light the harbour.")
        .with_field(Field::Date, "2020-01-01")
        .with_field(Field::Syntax, "lamp = 1*DIGIT\nx = y");
    let new = old.clone().with_field(Field::Purpose, "To light the town.").with_field(Field::Date, "2021-01-01");
    let new = new.with_field(Field::Syntax, "lamp = 2*DIGIT\nx = y");
    let diffs = compare(&old, &new);
    let substance = changed_in_substance(&old, &new);
    let inline = diff_as_text(&diffs, &substance, DiffLayout::Inline);
    assert!(inline.contains("Purpose\n   To light the [-harbour-]{+town+}.\n"), "{inline}");
    assert!(inline.contains(" - lamp = 1*DIGIT\n + lamp = 2*DIGIT\n   x = y\n"), "{inline}");
    assert!(inline.contains("Date (not in substance)\n"), "{inline}");
    let side = diff_as_text(&diffs, &substance, DiffLayout::Side);
    assert!(side.contains("   To light the [-harbour-].         | To light the {+town+}.\n"), "{side}");
    let patch = patch(("a", &crate::template::write::write(&old)), ("b", &crate::template::write::write(&new)));
    assert!(patch.starts_with("--- a\n+++ b\n") && patch.contains("-Purpose:  To light the harbour.\n"), "{patch}");
    let json = diffs[1].to_json(true);
    assert_eq!(json["blocks"][0]["kind"], "words");
}

#[test]
fn moving_an_alternative_into_a_comment_changes_the_grammar() {
    let template = |text: &str| Template::default().with_field(Field::Syntax, text);
    let old = template("lamp = \"urn:lamp:\" kind\nkind = \"a\" ; the coast\n     / \"b\"");
    let new = template("lamp = \"urn:lamp:\" kind\nkind = \"a\" ; the coast / \"b\"");
    assert_eq!(changed_in_substance(&old, &new), [Field::Syntax]);
    let diff = compare(&old, &new).remove(0);
    assert_eq!(diff.rules, [RuleChange::Changed { before: "kind = \"a\" / \"b\"".into(), after: "kind = \"a\"".into() }]);
    assert!(!diff.blocks.is_empty());
}

#[test]
fn rule_changes_are_listed_before_line_changes() {
    let old = Template::default()
        .with_field(Field::Syntax, "As follows:\n\nlamp = kind number\nkind = \"a\"\nnumber = 1*DIGIT\npart = ALPHA");
    let new =
        Template::default().with_field(Field::Syntax, "As follows:\n\nlamp = kind no\nno = 1*DIGIT\nkind = \"a\"\ncoast = \"b\"");
    let diffs = compare(&old, &new);
    let kinds: Vec<&str> = diffs[0].rules.iter().map(|change| change_parts(change).0).collect();
    assert_eq!(kinds, ["changed", "renamed", "added", "removed"]);
    let text = diff_as_text(&diffs, &[Field::Syntax], DiffLayout::Inline);
    assert!(text.starts_with("Syntax\n   Rule changed\n    - lamp = kind number\n    + lamp = kind no\n"), "{text}");
    assert_eq!(diffs[0].to_json(true)["rules"][2]["new"], "coast = \"b\"");
    // A rule that cannot be parsed was not removed.
    let broken = Template::default().with_field(Field::Syntax, "lamp = kind number\nkind = \"a\nnumber = 1*DIGIT\npart = ALPHA");
    let diffs = compare(&old, &broken);
    assert!(diffs[0].rules.iter().all(|change| change_parts(change).0 != "removed"), "{:?}", diffs[0].rules);
}

#[test]
fn significant_line_breaks_and_spacing_are_shown_as_changes() {
    for (old, new) in [
        ("Code  Meaning\nA     Alpha Beta", "Code  Meaning\nA Alpha     Beta"),
        ("A     Alpha\nB     Beta", "A     Alpha B     Beta"),
        ("urn:lamp:12\nurn:lamp:13", "urn:lamp:12 urn:lamp:13"),
        ("- one\n- two", "- one - two"),
        ("lamp = \"a \"", "lamp = \"a  \""),
    ] {
        let blocks = compared(Field::Syntax, old, new);
        let template = |text: &str| Template::default().with_field(Field::Syntax, text);
        let kept = compare(&template(&format!("one    two\n{old}")), &template(&format!("one    two\n{new}")));
        assert!(
            diff_as_text(&kept, &[], DiffLayout::Inline).contains("\n   one    two\n"),
            "an unchanged row is shown as written"
        );
        assert!(
            blocks.iter().any(|block| !matches!(block, Block::Kept { .. } | Block::Folded { .. })),
            "{old} / {new}: {blocks:?}"
        );
    }
}

#[test]
fn moved_and_edited_paragraph_is_shown_with_its_word_changes() {
    let paragraph =
        |word: &str| (0..8).map(|i| format!("{word}{i} of the paragraph says something.")).collect::<Vec<_>>().join(" ");
    let (one, two) = (paragraph("Word"), paragraph("Other"));
    let changed = one.replace("Word5 of the", "Word5 of");
    let blocks = compared(Field::Purpose, &format!("{one}\n\n{two}"), &format!("{two}\n\n{changed}"));
    let [Block::MovedAway { text: away, .. }, Block::Kept { lines: kept }, Block::MovedWords { runs }] = blocks.as_slice() else {
        panic!("{blocks:?}")
    };
    assert_eq!((away, kept.last()), (&one, Some(&two)));
    assert_eq!(text(runs, Change::Deleted), "the");
}

#[test]
fn paragraph_moved_to_another_field_is_shown_as_moved() {
    let words = "The office keeps a list of all the lamps that were ever lit in the harbour.";
    let old = Template::default()
        .with_field(Field::Purpose, &format!("To name lamps.\n\n{words}"))
        .with_field(Field::Assignment, "By the office.");
    let new = Template::default()
        .with_field(Field::Purpose, "To name lamps.")
        .with_field(Field::Assignment, &format!("By the office.\n\n{words}"));
    let diffs = compare(&old, &new);
    let printed = diff_as_text(&diffs, &[Field::Purpose, Field::Assignment], DiffLayout::Inline);
    assert!(
        printed.contains("(moved to Assignment: The office keeps") && printed.contains("(moved here from Purpose: The"),
        "{printed}"
    );
    let blocks: Vec<Block> = diffs.into_iter().flat_map(|diff| diff.blocks).collect();
    assert!(
        blocks.contains(&Block::MovedAway { text: words.into(), to: Some(Field::Assignment) })
            && blocks.contains(&Block::MovedHere { text: words.into(), from: Some(Field::Purpose) }),
        "{blocks:?}"
    );
}

#[test]
fn angle_brackets_at_the_start_of_a_line_do_not_split_a_paragraph() {
    let old = "The names of the lamps are written with the number, which is called\n<number> in the rules and is given out by the office.";
    let blocks = compared(Field::Purpose, old, &old.replace("office", "harbour"));
    assert!(matches!(blocks.as_slice(), [Block::Words { .. }]), "{blocks:?}");
}

#[test]
fn contact_change_is_substantive_if_no_registrant_is_named() {
    let old = Template::default().with_field(Field::Registrant, "Contact: A. Keeper\nEmail: a@lamp.example");
    let new = Template::default().with_field(Field::Registrant, "Contact: B. Warden\nEmail: b@lamp.example");
    assert_eq!(changed_in_substance(&old, &new), [Field::Registrant], "no other text identifies the registrant");
}

#[test]
fn blank_lines_between_changed_paragraphs_are_not_changes() {
    let diff = |old: &str, new: &str| {
        let (old, new) =
            (Template::default().with_field(Field::Purpose, old), Template::default().with_field(Field::Purpose, new));
        diff_as_text(&compare(&old, &new), &[Field::Purpose], DiffLayout::Inline)
    };
    let printed = diff("Kept.", "Kept.\n\nOne new paragraph.\n\nAnother entirely different passage.");
    assert!(printed.contains(" + One new paragraph.\n\n + Another entirely different passage.\n"), "{printed}");
    assert!(printed.lines().all(|line| line.trim() != "+" && line.trim() != "-"), "{printed}");
    assert_eq!(changed_lines("a\n", "a\n\nb\n"), [(true, "b".to_owned())]);
}

#[test]
fn comparison_that_would_take_too_much_work_is_coarse_at_any_speed() {
    let numbers: Vec<String> = (0..12_000).map(|number| number.to_string()).collect();
    let list = |step: usize| numbers.iter().step_by(step).map(String::as_str).collect::<Vec<_>>();
    let (all, even) = (list(1), list(2));
    assert_eq!(ops(&all, &even, &mut Work::new()).len(), 2, "what begins alike, and the rest as replaced");
    let some = all.get(..400).unwrap();
    assert!(ops(some, even.get(..200).unwrap(), &mut Work::new()).len() > 300, "word by word");
    // The work is shared by all parts of one comparison.
    let mut work = Work::new();
    let lengths = [0; 3].map(|_| ops(all.get(..4_000).unwrap(), even.get(..4_000).unwrap(), &mut work).len());
    assert!(lengths[0] > 1_000 && lengths[1..] == [2, 2], "{lengths:?}");
}

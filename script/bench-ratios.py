"""Prints the output of `cargo bench -p urn-registry --bench urn` as ratios: the median time of each other parser divided by that of nidreg."""
import re
import sys

UNIT = {'ps': 1e-3, 'ns': 1, 'µs': 1e3, 'us': 1e3, 'ms': 1e6}
rows, group = {}, None
for line in sys.stdin:
    text = re.sub(r'^[│├╰─\s]+', '', line)
    name = text.split(' ')[0]
    times = re.findall(r'([\d.]+) (ps|ns|µs|us|ms)', text)
    if len(times) >= 3:
        rows.setdefault(group, {})[name] = float(times[2][0]) * UNIT[times[2][1]]
    elif name and not name.startswith(('Timer', 'urn')):
        group = name
ours = rows.pop('nidreg')
print(f"{'row':12} {'nidreg':>9}  " + '  '.join(f'{peer:>16}' for peer in rows))
for row, own in ours.items():
    print(f'{row:12} {own:6.1f} ns  ' + '  '.join(f'{times[row]:7.1f} ns {times[row] / own:4.1f}x' for times in rows.values()))

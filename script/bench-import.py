"""Times imports of a list of many records, each as its own process: bench-import.py PROGRAM [RECORDS]. Run by script/bench."""
import os
import resource
import subprocess
import sys
import tempfile
import time


def record(n, rfc):
    kinds = [
        f'<xref type="rfc" data="rfc{rfc}"/>',
        f'<template><xref type="uri" data="https://www.iana.org/assignments/urn-formal/lamp{n:05}">lamp{n:05}-template</xref></template>'
        f'<xref type="uri" data="https://lamp{n}.example/">Museum of Light {rfc}</xref>',
        f'<xref type="rfc" data="rfc{rfc}"/><xref type="rfc-errata" data="{n}"/>',
    ]
    date = ['', ' date="2019-01-01"', ' date="2019-02"', ' date="2019-03-01" updated="2020-02-01"'][n % 4]
    return f'    <record{date}>\n      <name>lamp{n:05}</name>\n      {kinds[n % 3]}\n    </record>\n'


def listing(day, numbers, shift):
    formal = ''.join(record(n, 1 + (n + shift) % 9000) for n in numbers)
    return (
        '<?xml version=\'1.0\' encoding=\'UTF-8\'?>\n<registry xmlns="http://www.iana.org/assignments" id="urn-namespaces">\n  <title>T</title>\n'
        f'  <updated>{day}</updated>\n  <registry id="urn-namespaces-1">\n    <title>Formal</title>\n{formal}  </registry>\n'
        '  <registry id="urn-namespaces-2">\n    <title>Informal</title>\n    <record>\n      <name>urn-1</name>\n      <contact>A</contact>\n'
        '    </record>\n  </registry>\n  <people/>\n</registry>\n'
    )


def main():
    program, many = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, 'DATABASE_URL': os.environ.get('NIDREG_BENCH_URL', f'sqlite://{folder}/nidreg.db')}

        def run(words, *arguments):
            spent = resource.getrusage(resource.RUSAGE_CHILDREN)
            start = time.monotonic()
            done = subprocess.run([program, *arguments], cwd=folder, env=environment, capture_output=True, text=True)
            wall, now = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
            cpu = now.ru_utime + now.ru_stime - spent.ru_utime - spent.ru_stime
            print(f'{words:44} {wall:6.2f} s, of CPU {cpu:6.2f} s')
            if done.returncode not in (0, 5):
                sys.exit(done.stdout[-500:] + done.stderr)
            return next((line[8:] for line in done.stdout.splitlines() if line.startswith('serial: ')), '')

        def write(name, text):
            with open(f'{folder}/{name}', 'w') as file:
                file.write(text)

        write('a@2020-03-01.xml', listing('2020-03-01', range(many), 0))
        write('b@2020-04-01.xml', listing('2020-04-01', range(many // 2, many + many // 2), 1))
        print(f'{many} records, {os.path.getsize(folder + "/a@2020-03-01.xml") / 1e6:.1f} MB')
        run('a database of its own', 'db', 'migrate')
        run('the first list', 'import', 'iana', 'a@2020-03-01.xml')
        run('the same again', 'import', 'iana', 'a@2020-03-01.xml')
        serial = run('another: half gone, half changed; shown', 'import', 'iana', 'b@2020-04-01.xml', '--dry-run')
        run('taken', 'import', 'iana', 'b@2020-04-01.xml', '--confirm', serial)
        run('written as XML', 'export', 'registry', '--as', 'iana-xml')
        serial = run('undoing it, shown', 'import', 'undo', '--dry-run')
        run('undone', 'import', 'undo', '--confirm', serial)


main()

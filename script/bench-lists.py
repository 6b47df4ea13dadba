"""Times the lists of a running demonstration with 1,000 requests in review, and a write during reads: python3 bench-lists.py BASE"""
import multiprocessing
import pathlib
import re
import statistics
import subprocess
import sys
import time

from bench_person import Person

BASE, COUNT = sys.argv[1], 1000
registrant, operator, expert, lead = (Person(BASE, name) for name in ('registrant', 'operator', 'expert', 'lead'))
sections = ['registrant', 'purpose', 'syntax', 'assignment', 'security_and_privacy', 'interoperability', 'resolution']
words = 'Names for what is tried, kept by those who try it. Write to names@demo.example. Names are not resolved. {{NID}}'


def submitted(nth):
    number = registrant.post('/register', {'kind': 'new_formal', 'nid': f'bench{nth:04}'}).split('/')[2]
    form = {section: words.replace('{{NID}}', f'urn:bench{nth:04}:1') for section in sections}
    registrant.post(f'/requests/{number}/edit', form | {'namespace_id': f'bench{nth:04}', 'save_number': '1', 'intent': 'submit'})
    return number


begin = time.perf_counter()
numbers = []
for nth in range(COUNT):
    number = submitted(nth)
    if not numbers:
        first = re.search(r'value="([^"]+)"[^>]*>\s*<label[^>]*>Edda', operator.get(f'/requests/{number}')).group(1)
    operator.post(f'/requests/{number}/open', {'experts': first})
    numbers.append(number)
    if nth % 3 == 0:
        expert.post(f'/requests/{number}/disclose', {'interest': 'none'})
        expert.post(f'/requests/{number}/position', {'revision': '1', 'position': 'approve', 'reasons': 'Fine (RFC 8141, 6.4).'})
print(f'{COUNT} requests in review, {len(range(0, COUNT, 3))} of them with a position, made in {time.perf_counter() - begin:.0f} s')

# Thousands of emails are still unsent. The lists are timed after the queue is empty; a write during reads is measured below.
server = pathlib.Path('/proc', subprocess.run(['pgrep', '--newest', '--exact', 'nidreg'], capture_output=True, text=True).stdout.strip(), 'stat')


def worked():
    """The CPU time used by the program so far, in hundredths of a second."""
    fields = server.read_text().rsplit(')', 1)[1].split()
    return int(fields[11]) + int(fields[12])


begin = time.perf_counter()
before, quiet = worked(), 0
while quiet < 3 and time.perf_counter() - begin < 600:
    time.sleep(1)
    now = worked()
    quiet = quiet + 1 if now - before < 5 else 0
    before = now
print(f'their emails were written after {time.perf_counter() - begin:.0f} s more')


def timed(who, path, times=60):
    took = []
    for _ in range(times):
        begin = time.perf_counter()
        page = who.get(path)
        took.append((time.perf_counter() - begin) * 1000)
    took.sort()
    return statistics.median(took), took[int(times * 0.95)], len(page.encode())


for name, who, path, aim in [('lead', lead, '/reviews', 30), ('expert', expert, '/reviews', 30), ('operator', operator, '/requests', 30),
                             ('operator', operator, '/operator', 30), ('operator', operator, '/operator?q=bench09', 30), ('operator', operator, '/operator/emails', 30),
                             ('operator', operator, '/requests/statistics', 50), ('operator', operator, '/waiting', 30), ('lead', lead, '/waiting', 30), ('registrant', registrant, '/waiting', 30), ('registrant', registrant, '/account', 30)]:
    median, late, size = timed(who, path)
    print(f'{path:24} {name:10} median {median:6.1f} ms, 95th percentile {late:6.1f} ms (aim: {aim} ms), {size / 1000:5.1f} kB (aim: 60 kB)')

# A write alone, and during reads by four readers of the operator page of a request that is ready to register.
ready = re.search(r'/requests/(R-[0-9-]+)"[^>]*>[^<]*tidegauge', operator.get('/operator?q=tidegauge')) or re.search(r'/requests/(R-[0-9-]+)', operator.get('/operator?q=tidegauge').split('id="found"')[1])
page = f'/requests/{ready.group(1)}'
writer = Person(BASE, 'registrant')


def writes(times=300):
    took = []
    for nth in range(times):
        begin = time.perf_counter()
        writer.post('/register', {'kind': 'new_informal'})
        took.append((time.perf_counter() - begin) * 1000)
    return statistics.median(took), max(took)


alone = writes()
stop, pages = multiprocessing.Event(), multiprocessing.Value('i', 0)


def read():
    reader = Person(BASE, 'operator')
    while not stop.is_set():
        reader.get(page)
        with pages.get_lock():
            pages.value += 1


# Separate processes: threads of this one would delay its own measurements.
readers = [multiprocessing.Process(target=read) for _ in range(4)]
for reader in readers:
    reader.start()
time.sleep(1)
before, beside = pages.value, writes()
meanwhile = pages.value - before
stop.set()
for reader in readers:
    reader.join()
print(f'a write alone {alone[0]:.1f} ms (longest {alone[1]:.1f}), beside four readers of {page}, who read {meanwhile} pages, {beside[0]:.1f} ms (longest {beside[1]:.1f}): {beside[0] / alone[0]:.1f}x (aim: 2x)')

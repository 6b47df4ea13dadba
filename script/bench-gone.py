"""100,000 names whose resource is gone, recorded by one file in a running demonstration, then looked up: python3 bench-gone.py BASE"""
import statistics
import sys
import time

from bench_person import Person

BASE, COUNT, ASKED = sys.argv[1], 100_000, 1000
keeper = Person(BASE, 'keeper')


def seconds(work):
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def send(name, lines):
    file = ''.join(f'urn:nbn:fi:lb-{name}{n}\t2024-05-31\tno longer kept\turn:nbn:fi:lb-{name}x{n}\n' for n in range(lines))
    body = f'--b\r\nContent-Disposition: form-data; name="files"; filename="gone.tsv"\r\n\r\n{file}\r\n--b--\r\n'.encode()
    headers = {'Cookie': keeper.cookie, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'multipart/form-data; boundary=b'}
    keeper.conn.request('POST', '/registers/nbn/gone?prefix=fi', body, headers)
    answer = keeper.conn.getresponse()
    assert (answer.status, answer.read()) and answer.status == 303, answer.status


def ask(name):
    """Milliseconds of each question: one that finds the name beside one about no name at all, the cost of asking."""
    times = [seconds(lambda: keeper.get(f'/api/v1/resolve?urn=urn:nbn:fi:lb-{name}{n * 97}')) * 1000 for n in range(ASKED)]
    return statistics.median(times), sorted(times)[ASKED * 99 // 100]


print(f'one name recorded               {seconds(lambda: send("s", 1)) * 1000:9.1f} ms')
before = ask('none')
print(f'{COUNT:,} names recorded          {seconds(lambda: send("", COUNT)):9.2f} s')
for what, (median, most) in [('asked before they were there', before), ('asked for one that is gone', ask('')), ('asked for one that is not', ask('none'))]:
    print(f'{what:31} {median:9.2f} ms, 99 of 100 under {most:.2f} ms (a whole question over HTTP)')

"""Simulates two hundred people who arrive within a minute and work for three: python3 bench-load.py NIDREG [--people 200] [--arrive 60] [--work 180] [--emails 600000]

Uses SQLite with one instance or, if NIDREG_TEST_POSTGRES is the URL of a server (script/postgres), PostgreSQL with three. Each person has an
account and a browser. Of twenty people, sixteen are registrants who write a request section by section, two are experts, one is an operator,
and one only reads. They wait two to six seconds between two pages. Prints the times by kind of response, the failures, the memory after a
warm-up and a minute after the end, and then the cost of an idle program with this number of delivered emails.
"""
import argparse
import http.client
import os
import random
import re
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

TICKS, PAGE = os.sysconf('SC_CLK_TCK'), os.sysconf('SC_PAGE_SIZE')
options = argparse.ArgumentParser()
options.add_argument('program')
for name, usual in [('people', 200), ('arrive', 60), ('work', 180), ('emails', 600_000), ('rest', 60)]:
    options.add_argument(f'--{name}', type=int, default=usual)
options = options.parse_args()
server = os.environ.get('NIDREG_TEST_POSTGRES')
folder = tempfile.TemporaryDirectory(prefix='nidreg-load-')
url = f'{server}/load' if server else f'sqlite:{folder.name}/nidreg.db'


def sql(*statements):
    """Runs statements in one transaction while the program is running."""
    if server:
        text = 'BEGIN; ' + '; '.join(statements) + '; COMMIT;'
        subprocess.run(['psql', '-q', '-v', 'ON_ERROR_STOP=1', url], input=text, text=True, check=True)
        return
    conn = sqlite3.connect(f'{folder.name}/nidreg.db', timeout=60, isolation_level=None)
    conn.execute('BEGIN IMMEDIATE')
    for statement in statements:
        conn.execute(statement)
    conn.execute('COMMIT')
    conn.close()


class House:
    def __init__(self, demo):
        with socket.socket() as free:
            free.bind(('127.0.0.1', 0))
            self.port = free.getsockname()[1]
        env = {key: value for key, value in os.environ.items() if not key.startswith('NIDREG_')}
        # The limits apply per network; here all requests come from one address.
        env |= {'DATABASE_URL': url, 'NIDREG_BIND': f'127.0.0.1:{self.port}', 'RUST_LOG': 'off', 'NIDREG_SECOND_FACTOR': 'off', 'NIDREG_LIMITS': 'off'}
        self.child = subprocess.Popen([options.program, 'serve'] + ['--demo'] * demo, cwd=folder.name, env=env, stdout=subprocess.DEVNULL)
        for _ in range(1200):
            try:
                conn = http.client.HTTPConnection('127.0.0.1', self.port, timeout=5)
                conn.request('GET', '/readyz')
                if conn.getresponse().status == 200:
                    return
            except OSError:
                pass
            time.sleep(0.05)
        sys.exit('the program did not start')

    def rss(self):
        with open(f'/proc/{self.child.pid}/statm') as statm:
            return int(statm.read().split()[1]) * PAGE / 1e6

    def cpu(self):
        with open(f'/proc/{self.child.pid}/stat') as stat:
            fields = stat.read().rsplit(')', 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


took, failed, lock = {}, {}, threading.Lock()


class Person:
    """A browser that stores its cookie."""

    def __init__(self, house, nth):
        self.house, self.nth, self.cookie, self.conn, self.disclosed = house, nth, '', None, False

    def ask(self, kind, method, path, form=None):
        headers = {'Cookie': self.cookie, 'Sec-Fetch-Site': 'same-origin', 'Accept': 'text/html', 'Accept-Encoding': 'identity'}
        body = None
        if form is not None:
            body, headers['Content-Type'] = urllib.parse.urlencode(form), 'application/x-www-form-urlencoded'
        begin, why = time.perf_counter(), None
        try:
            self.conn = self.conn or http.client.HTTPConnection('127.0.0.1', self.house.port, timeout=30)
            self.conn.request(method, path, body, headers)
            answer = self.conn.getresponse()
            text = answer.read().decode()
            for cookie in answer.headers.get_all('Set-Cookie') or []:
                if 'session' in cookie:
                    self.cookie = cookie.split(';')[0]
            if answer.status != (303 if method == 'POST' else 200):
                why = f'{answer.status} {method} {re.sub("R-[0-9-]+", "R", path)}'
        except TimeoutError:
            why, text, answer, self.conn = 'no answer within 30 s', '', None, None
        except http.client.RemoteDisconnected:
            # The server closes idle connections; a browser opens a new one.
            self.conn = None
            return self.ask(kind, method, path, form)
        with lock:
            took.setdefault(kind, []).append(time.perf_counter() - begin)
            if why:
                failed[why] = failed.get(why, 0) + 1
        return answer, text

    def sign_in(self):
        self.ask('sign-in', 'POST', '/sign-in', {'email': f'p{self.nth}@load.example', 'password': 'nidreg-demo'})


PUBLIC = ['/', '/assignments/urn-namespaces', '/assignments/urn-formal/nbn', '/assignments/urn-formal/isbn', '/requests', '/find?q=books', '/check?urn=urn:isbn:0451450523']
SECTIONS = ['registrant', 'purpose', 'syntax', 'assignment', 'security_and_privacy', 'interoperability', 'resolution']


def registrant(person, chance):
    answer, _ = person.ask('write', 'POST', '/register', {'kind': 'new_formal', 'nid': f'load-{person.nth}-{chance.randrange(10**6)}'})
    if answer is None or answer.status != 303:
        return
    number = answer.getheader('Location').split('/')[2]
    path = f'/requests/{number}/edit'
    for section in SECTIONS:
        yield
        _, page = person.ask('page', 'GET', path)
        save_number = re.search(r'name="save_number" value="([0-9]*)"', page)
        yield
        words = f'Names for what is tried, kept by those who try it. Write to names@load.example. Names are not resolved. {chance.random()}'
        person.ask('write', 'POST', path, {section: words, 'save_number': save_number.group(1) if save_number else '', 'intent': 'save',
                   'once': f'{chance.getrandbits(128):032x}'})
    yield
    person.ask('page', 'GET', f'{path}?checked=yes')


def expert(person, chance):
    if not person.disclosed:
        person.ask('write', 'POST', f'/requests/R-{YEAR}-0003/disclose', {'interest': 'none', 'reason': '', 'once': f'{chance.getrandbits(128):032x}'})
        person.disclosed = True
        yield
    for path in ['/waiting', '/reviews', f'/requests/R-{YEAR}-0003', f'/requests/R-{YEAR}-0005']:
        person.ask('page', 'GET', path)
        yield
    person.ask('write', 'POST', f'/requests/R-{YEAR}-0003/comment', {'comment': f'A question by {person.nth}: {chance.random()}', 'once': f'{chance.getrandbits(128):032x}'})


def operator(person, chance):
    for path in ['/waiting', '/operator', f'/requests/R-{YEAR}-0002', '/operator/emails']:
        person.ask('page', 'GET', path)
        yield
    person.ask('write', 'POST', f'/requests/R-{YEAR}-0002/notes', {'note': f'Seen, {chance.random()}', 'once': f'{chance.getrandbits(128):032x}'})


def reader(person, chance):
    for path in chance.sample(PUBLIC, 3):
        person.ask('public', 'GET', path)
        yield


YEAR = time.gmtime().tm_year
KINDS = [registrant] * 16 + [expert] * 2 + [operator, reader]
ROLES = {registrant: 'registrant', reader: 'registrant', expert: 'expert', operator: 'operator'}


def lives(person, arrives, ends):
    chance = random.Random(person.nth)
    time.sleep(max(0, arrives - time.monotonic()))
    person.sign_in()
    kind = KINDS[person.nth % len(KINDS)]
    while time.monotonic() < ends:
        for _ in kind(person, chance):
            time.sleep(chance.uniform(2, 6))
            if time.monotonic() >= ends:
                return
        person.ask('public', 'GET', chance.choice(PUBLIC))
        time.sleep(chance.uniform(2, 6))


def crowd(people, arrive, work):
    begin = time.monotonic()
    threads = []
    for nth, person in enumerate(people):
        arrives = begin + arrive * nth / len(people)
        threads.append(threading.Thread(target=lives, args=(person, arrives, arrives + work)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if server:
    subprocess.run(['psql', '-q', f'{server}/postgres', '-c', 'CREATE DATABASE load'], check=True)
houses = [House(demo=True)]
houses += [House(demo=False) for _ in range(2 if server else 0)]
# The simulated experts are not leads.
copies, no = [], 'FALSE' if server else '0'
for nth in range(options.people):
    like = f"(SELECT id FROM accounts WHERE email = '{ROLES[KINDS[nth % len(KINDS)]]}@demo.example')"
    copies.append(f"INSERT INTO accounts (id, email, email_folded, name, password_hash, verified_at, created_at) SELECT 'load-{nth}', 'p{nth}@load.example', 'p{nth}@load.example', 'Person {nth}', password_hash, verified_at, created_at FROM accounts WHERE id = {like}")
    copies.append(f"INSERT INTO account_roles (account_id, role, since) SELECT 'load-{nth}', role, since FROM account_roles WHERE account_id = {like}")
    copies.append(f"INSERT INTO appointments (id, account_id, registry, leads, since, until, request_id) SELECT 'load-{nth}-' || id, 'load-{nth}', registry, {no}, since, until, request_id FROM appointments WHERE account_id = {like}")
sql(*copies)
where = f'PostgreSQL, {len(houses)} instances' if server else 'SQLite, one instance'
print(f'{where}: {options.people} people arrive over {options.arrive} s and work for {options.work} s', flush=True)

# Warm-up with half of them for half a minute, to fill the shared pools, threads and caches.
crowd([Person(houses[nth % len(houses)], nth) for nth in range(options.people // 2)], 15, 30)
warm = [house.rss() for house in houses]
took.clear()
failed.clear()
crowd([Person(houses[nth % len(houses)], nth) for nth in range(options.people)], options.arrive, options.work)
for kind, most in [('sign-in', 3.0), ('write', 2.0), ('page', None), ('public', None)]:
    times = sorted(took.get(kind, [0]))
    at = lambda part: times[min(len(times) - 1, int(len(times) * part))]
    print(f'{kind:8} {len(times):6}  median {at(0.5) * 1000:7.0f} ms  p99 {at(0.99) * 1000:7.0f} ms  longest {times[-1] * 1000:7.0f} ms' + (f'  (aim: p99 under {most:.0f} s)' if most else ''))
print('failed:', failed or 'nothing')
high = [house.rss() for house in houses]
time.sleep(options.rest)
for nth, house in enumerate(houses):
    now = house.rss()
    print(f'memory {nth + 1}: {warm[nth]:.0f} MB after the warm-up, {high[nth]:.0f} MB at the end, {now:.0f} MB {options.rest} s later: {now / warm[nth]:.2f}x (aim: 1.5x)')


def idle(seconds=20):
    before = sum(house.cpu() for house in houses)
    time.sleep(seconds)
    return (sum(house.cpu() for house in houses) - before) / seconds * 100


without = idle()
columns = "id, letter, message_id, recipient, subject, body, created_at, due_at, attempts, sent_at, priority"
many = f"SELECT 'load-' || n, 'held_mail', 'load-' || n || '@load.example', 'p0@load.example', 'A subject', '', '2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000000Z', 1, '2026-01-01T00:00:01.000000Z', 3"
if server:
    sql(f"INSERT INTO outbox ({columns}) {many} FROM generate_series(1, {options.emails}) AS n")
else:
    sql(f"INSERT INTO outbox ({columns}) WITH RECURSIVE counting(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counting WHERE n < {options.emails}) {many} FROM counting")
time.sleep(5)
print(f'idle: {without:.2f} % of a core; with {options.emails} delivered emails {idle():.2f} %')
for house in houses:
    house.child.terminate()
for house in houses:
    house.child.wait()
folder.cleanup()

"""Measures the cost of attacks, compared with their cost when they were found, and whether responses take the same time for addresses with and
without an account. Each of these attacks was expensive when it was found (security.md 1, 3, 4, 5, 10, 11, 12; operation.md 16, 17).

  python3 script/bench-attack.py NIDREG [--requests 10000] [--pairs 2000] [--only-times [DOOR ...]]

Starts the program with --demo, the default limits and emails as files, attacks it from one network, and reads its CPU time and memory from
/proc. Only lines with "must" are assertions: the exit status is 1 if one of them fails.
"""
import argparse
import http.client
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

TICKS = os.sysconf('SC_CLK_TCK')
PAGE = os.sysconf('SC_PAGE_SIZE')


class House:
    """The running program and its resource use."""

    def __init__(self, program, limits):
        self.dir = tempfile.TemporaryDirectory(prefix='nidreg-attack-')
        with socket.socket() as free:
            free.bind(('127.0.0.1', 0))
            self.port = free.getsockname()[1]
        env = {key: value for key, value in os.environ.items() if not key.startswith('NIDREG_')}
        env |= {'DATABASE_URL': f'sqlite:{self.dir.name}/nidreg.db', 'NIDREG_BIND': f'127.0.0.1:{self.port}', 'RUST_LOG': 'error',
                'NIDREG_SECOND_FACTOR': 'off', 'NIDREG_LIMITS': limits}
        self.child = subprocess.Popen([program, 'serve', '--demo'], cwd=self.dir.name, env=env, stdout=subprocess.DEVNULL)
        while True:
            try:
                if self.ask('GET', '/readyz')[0] == 200:
                    break
            except OSError:
                pass
            time.sleep(0.05)

    def ask(self, method, path, form=None, cookie='', body=None, kind='application/x-www-form-urlencoded', bearer=''):
        conn = http.client.HTTPConnection('127.0.0.1', self.port, timeout=130)
        headers = {'Sec-Fetch-Site': 'same-origin', 'Accept': 'text/html'} | ({'Cookie': cookie} if cookie else {})
        if bearer:
            headers['Authorization'] = f'Bearer {bearer}'
        if form is not None:
            body = urllib.parse.urlencode(form)
        if body is not None:
            headers['Content-Type'] = kind
        conn.request(method, path, body, headers)
        answer = conn.getresponse()
        text, cookies = answer.read(), answer.headers.get_all('Set-Cookie') or []
        conn.close()
        return answer.status, text, next((one.split(';')[0] for one in cookies if 'session' in one), '')

    def sign_in(self, name):
        status, _, cookie = self.ask('POST', '/sign-in', {'email': f'{name}@demo.example', 'password': 'nidreg-demo'})
        assert status == 303, status
        return cookie

    def cpu(self):
        with open(f'/proc/{self.child.pid}/stat') as stat:
            fields = stat.read().rsplit(')', 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def rss(self):
        with open(f'/proc/{self.child.pid}/statm') as statm:
            return int(statm.read().split()[1]) * PAGE / 1e6

    def emails(self):
        folder = f'{self.dir.name}/mail'
        return len(os.listdir(folder)) if os.path.isdir(folder) else 0

    def people(self, number):
        """Creates this number of accounts with the addresses known-0 and so on."""
        conn = sqlite3.connect(f'{self.dir.name}/nidreg.db', timeout=60)
        for n in range(number):
            conn.execute("INSERT INTO accounts (id, email, email_folded, name, password_hash, verified_at, created_at) SELECT ?, ?, ?, 'Nora North', password_hash, verified_at, created_at "
                         "FROM accounts WHERE email = 'registrant@demo.example'", (f'known-{n}', f'known-{n}@demo.example', f'known-{n}@demo.example'))
        conn.commit()
        conn.close()

    def settle(self):
        """Waits until the emails of the demonstration data have been sent."""
        before = -1
        while before != self.emails():
            before = self.emails()
            time.sleep(1.5)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.child.terminate()
        self.child.wait()
        self.dir.cleanup()


FAILED = []


def must(holds, what):
    print(f'    must: {what}: {"yes" if holds else "NO"}')
    if not holds:
        FAILED.append(what)


def measured(house, name, then, work):
    """Runs an attack while a reader requests a public page every tenth of a second. Prints the current and the former cost."""
    peak, waits, stop = [house.rss()], [], threading.Event()
    cpu, rss, emails, begin = house.cpu(), house.rss(), house.emails(), time.monotonic()

    def watch():
        while not stop.is_set():
            asked = time.monotonic()
            try:
                house.ask('GET', '/assignments/urn-namespaces')
                waits.append(time.monotonic() - asked)
            except OSError:
                waits.append(float('inf'))
            peak.append(house.rss())
            stop.wait(0.1)

    watcher = threading.Thread(target=watch)
    watcher.start()
    said = work()
    took = time.monotonic() - begin
    # Work that continues after the attacker has left counts too.
    time.sleep(1)
    stop.set()
    watcher.join()
    used = {'seconds': took, 'cpu': house.cpu() - cpu, 'memory': max(peak) - rss, 'emails': house.emails() - emails, 'worst': max(waits)}
    print(f'{name}\n    then: {then}\n    now:  {took:.2f} s, {used["cpu"]:.2f} CPU-s, {used["memory"]:.0f} MB more, '
          f'{used["emails"]} emails, a reader waited at most {used["worst"] * 1000:.0f} ms; {said}')
    return used


def grammar(examples, rules=300):
    lines = [f'r{n} = r{(n + 1) % rules} / "a" r{(n + 7) % rules}' for n in range(rules)]
    names = '\n'.join(f'   urn:gauge:a{n}' for n in range(examples))
    return 'Namespace ID: gauge\n\nSyntax:\n   ' + '\n   '.join(lines) + f'\n\n{names}\n'


def one_check(house):
    status, _, _ = house.ask('POST', '/api/v1/templates/check', body=grammar(2000).encode(), kind='text/plain')
    return f'answered {status}'


def stored_grammar(house):
    def run():
        cookie, number = house.sign_in('registrant'), f'R-{time.gmtime().tm_year}-0001'
        _, page, _ = house.ask('GET', f'/requests/{number}/edit', cookie=cookie)
        hidden = lambda name: page.decode().split(f'name="{name}" value="')[1].split('"')[0] if f'name="{name}" value="' in page.decode() else ''
        text = grammar(60).split('Syntax:\n', 1)[1]
        form = {'syntax': text} | {name: hidden(name) for name in ('save_number', 'was.syntax') if hidden(name)}
        saved, _, _ = house.ask('POST', f'/requests/{number}/edit', form, cookie)
        begin = time.monotonic()
        shown, _, _ = house.ask('GET', f'/requests/{number}/edit?checked=yes', cookie=cookie)
        return f'saved {saved}; its page answered {shown} in {time.monotonic() - begin:.2f} s'
    return run


def bodies(house, connections):
    def run():
        held = []
        for _ in range(connections):
            conn = socket.create_connection(('127.0.0.1', house.port))
            conn.sendall(b'POST /sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 4000000\r\n\r\n')
            try:
                conn.settimeout(2)
                conn.sendall(b'email=' + b'a' * 3_900_000)
            except OSError:
                pass
            held.append(conn)
        time.sleep(1)
        for conn in held:
            conn.close()
        return f'{connections} connections that send 3.9 of 4 MB'
    return run


def many(house, requests, one, threads=8):
    """Sends the same request repeatedly over several connections. Returns the number of responses by status."""
    def run():
        answers, lock, left = {}, threading.Lock(), iter(range(requests))

        def work():
            while True:
                with lock:
                    n = next(left, None)
                if n is None:
                    return
                try:
                    status = one(n)[0]
                except OSError as error:
                    status = type(error).__name__
                with lock:
                    answers[status] = answers.get(status, 0) + 1
        workers = [threading.Thread(target=work) for _ in range(threads)]
        [worker.start() for worker in workers]
        [worker.join() for worker in workers]
        return ', '.join(f'{count} times {status}' for status, count in sorted(answers.items(), key=str))
    return run


def attacks(program, requests):
    sign_in = lambda house, email: lambda n: house.ask('POST', '/sign-in', {'email': email.format(n=n), 'password': f'guess {n}'})
    sign_up = lambda house: lambda n: house.ask('POST', '/account/new', {'email': f's{n}@x.example'})
    reset = lambda house: lambda n: house.ask('POST', '/account/reset', {'email': 'expert@demo.example'})
    token = lambda house: lambda n: house.ask('GET', '/api/v1/drafts/R-1', bearer=f'nidreg_{n}')

    def drafts(house):
        cookie = house.sign_in('other')
        return lambda n: house.ask('POST', '/register', {'kind': 'new_informal'}, cookie)

    def spellings(house):
        return lambda n: house.ask('GET', '/assignments/' + ''.join(f'%{ord(c):02x}' if n >> i & 1 else c for i, c in enumerate('urn-namespaces')))

    often = lambda one: lambda house: many(house, requests, one(house))
    little = ('at most 200 MB more', lambda used: used['memory'] < 200)
    half = ('at most half of two cores', lambda used: used['cpu'] < used['seconds'] + 2)
    reads = ('a reader waits less than 5 s', lambda used: used['worst'] < 5)
    emails = lambda most: (f'at most {most} emails', lambda used: used['emails'] <= most)
    for number, (name, then, work, musts) in enumerate([
        ('a grammar that recurs, 2,000 examples, no login', 'no answer in 120 s, over 60 CPU-s, went on after',
         lambda house: lambda: one_check(house), [('under 10 CPU-s', lambda used: used['cpu'] < 10)]),
        ('the same stored in a draft', 'every page of it 10.7 to 22.8 CPU-s; a sign-in waited 11.9 s', stored_grammar, [reads]),
        ('150 bodies that do not end', 'RSS 35 to 656 MB, 446 MB kept', lambda house: bodies(house, 150), [little]),
        (f'{requests} wrong passwords for one person', 'ten of them locked the person out, for ever; 20 with two instances',
         often(lambda house: sign_in(house, 'lead@demo.example')), [emails(0), half, little, reads]),
        (f'{requests} wrong passwords over as many addresses', 'no limit at all', often(lambda house: sign_in(house, '{n}@x.example')), [half, little, reads]),
        (f'{requests} sign-ups for strangers', '100 emails for 100 requests in 3 s', often(sign_up), [emails(70), half, little, reads]),
        (f'{requests} resets for one person', 'five used up the hour of the person', often(reset), [emails(6), half, reads]),
        (f'{requests} drafts by one account', 'no limit', often(drafts), [emails(0), little, reads]),
        (f'{requests} spellings of one address', '13 CPU-ms each, kept up to 256 MiB', often(spellings), [little]),
        (f'{requests} tokens that nobody made', 'noted nowhere', often(token), [half, little, reads]),
    ], 1):
        # Each attack runs against a new registry; limits used up by one attack would otherwise protect it from the next.
        with House(program, 'password=60 check=1200 act=600') as house:
            house.settle()
            used = measured(house, f'{number}. {name}', then, work(house))
            for what, holds in musts:
                must(holds(used), what)
    # The account owner is not locked out: the right password works from a known browser.
    with House(program, 'off') as house:
        known = http.client.HTTPConnection('127.0.0.1', house.port)
        form = urllib.parse.urlencode({'email': 'lead@demo.example', 'password': 'nidreg-demo'})
        headers = {'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin'}
        known.request('POST', '/sign-in', form, headers)
        answer = known.getresponse()
        answer.read()
        mark = next(one.split(';')[0] for one in answer.headers.get_all('Set-Cookie') if 'browser' in one)
        for n in range(12):
            house.ask('POST', '/sign-in', {'email': 'lead@demo.example', 'password': f'guess {n}'})
        known.request('POST', '/sign-in', form, headers | {'Cookie': mark})
        status = known.getresponse().status
        must(status == 303, f'the person comes in from a browser of theirs after twelve failures of a stranger ({status})')


def area(known, unknown):
    """The share of pairs in which the known address takes longer (the area under the curve): 0.5 reveals nothing."""
    ranks, total = sorted([(value, 1) for value in known] + [(value, 0) for value in unknown]), 0
    for rank, (_, is_known) in enumerate(ranks, 1):
        total += rank if is_known else 0
    return (total - len(known) * (len(known) + 1) / 2) / (len(known) * len(unknown))


def times(program, pairs, only):
    endpoints = {
        'sign-in': ('/sign-in', lambda email, n: {'email': email, 'password': f'a wrong guess {n}'}),
        'sign-up': ('/account/new', lambda email, n: {'email': email}),
        'reset': ('/account/reset', lambda email, n: {'email': email}),
    }
    for name, (path, form) in endpoints.items():
        if only and name not in only:
            continue
        # Each address once; then ten of each kind repeatedly, which also triggers the limits per address.
        for how, address in [('once each', lambda is_known, n: f'{"known" if is_known else "nobody"}-{n}@demo.example'),
                             ('again and again', lambda is_known, n: f'{"known" if is_known else "nobody"}-{n % 10}@demo.example')]:
            with House(program, 'off') as house:
                house.people(pairs + 10)
                found = {True: [], False: []}
                for n in range(pairs + 10):
                    # The requests alternate in random order, so that other load on the machine affects both kinds.
                    for is_known in ((True, False) if os.urandom(1)[0] % 2 else (False, True)):
                        asked = form(address(is_known, n), n)
                        begin = time.perf_counter()
                        house.ask('POST', path, asked)
                        if n >= 10:
                            found[is_known].append(time.perf_counter() - begin)
            share = area(found[True], found[False])
            median = lambda values: sorted(values)[len(values) // 2] * 1000
            print(f'{name}, {how}: {pairs} pairs, known {median(found[True]):.2f} ms, unknown {median(found[False]):.2f} ms, area {share:.3f}', flush=True)
            must(0.45 <= share <= 0.55, f'{name}, {how}: between 0.45 and 0.55')


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('program')
    parser.add_argument('--requests', type=int, default=10_000)
    parser.add_argument('--pairs', type=int, default=2_000)
    parser.add_argument('--only-times', nargs='*', metavar='ENDPOINT', help='no attacks; the times of these endpoints, or of all')
    given = parser.parse_args()
    if given.only_times is None:
        attacks(os.path.abspath(given.program), given.requests)
    times(os.path.abspath(given.program), given.pairs, given.only_times)
    print(f'{len(FAILED)} of what must hold does not: {"; ".join(FAILED)}' if FAILED else 'all of what must hold does')
    sys.exit(1 if FAILED else 0)

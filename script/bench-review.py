"""Times the review page with 200 threads, compared with 10, each of a 4,600-word template, on a running server: python3 bench-review.py BASE"""
import re
import statistics
import sys
import time

from bench_person import Person

AIM = 60
sections = ['registrant', 'purpose', 'syntax', 'assignment', 'security_and_privacy', 'interoperability', 'resolution', 'documentation']
words = ' '.join(f'word{n % 997}' for n in range(4600 // len(sections)))
# The text that the checks require; the filler after it makes the text long.
openings = {
    'registrant': 'Demonstration Society\nContact: Names Desk\nEmail: names@demo.example\nPostal: 1 Example Street, Exampleton\n\n',
    'purpose': 'Names for records of a learned society, cited in print and on the public Internet.\n\n',
    'syntax': 'A name is one to twelve digits:\n\n   urn:{nid}:204817\n\nq-components and f-components are undefined.\n\n',
    'assignment': 'The registrar assigns the next number to each record and never twice.\n\n',
    'security_and_privacy': 'The numbers reveal nothing about people.\n\n',
    'interoperability': 'No other identifier system uses the same form.\n\n',
    'resolution': 'Names are resolved by the web service of the society.\n\n',
    'documentation': 'Handbook of the society, third edition.\n\n',
}


def reviewed(nid, threads):
    """Creates a request in review with this number of threads of one comment each. Returns its number and its expert."""
    registrant, operator, expert = (Person(sys.argv[1], name) for name in ('registrant', 'operator', 'expert'))
    number = registrant.post('/register', {'kind': 'new_formal', 'nid': nid}).split('/')[2]
    page = registrant.get(f'/requests/{number}/edit')
    form = {section: openings[section].replace('{nid}', nid) + words for section in sections} | {'namespace_id': nid, 'intent': 'submit',
            'save_number': re.search(r'name="save_number" value="(\d+)"', page).group(1)}
    sent = registrant.post(f'/requests/{number}/edit', form)
    assert sent.endswith('/submitted'), f'{number} was not submitted: {sent}'
    page = operator.get(f'/requests/{number}')
    operator.post(f'/requests/{number}/open', {'experts': re.search(r'value="([^"]+)"[^>]*>\s*<label[^>]*>Edda', page).group(1)})
    expert.post(f'/requests/{number}/disclose', {'interest': 'none'})
    for n in range(threads):
        expert.post(f'/requests/{number}/write', {'revision': '1', 'thread': '', 'field': sections[n % len(sections)], 'quote': f'word{n % 500}',
                    'comment': f'Comment {n}: say more on this.', 'suggestion': ''})
        if n % 50 == 49 or n == threads - 1:
            expert.post(f'/requests/{number}/position', {'revision': '1', 'position': 'comment', 'reasons': ''})
    return number, expert


def timed(number, expert, threads):
    """The median time of the page, in milliseconds."""
    page = expert.get(f'/requests/{number}')
    # A few threads are expanded, many are collapsed.
    shown = len(set(re.findall(r'id="t-([0-9a-f-]+)"', page)))
    assert shown == threads, f'{shown} threads on the page, not {threads}'
    times = []
    for _ in range(100):
        begin = time.perf_counter()
        expert.get(f'/requests/{number}')
        times.append((time.perf_counter() - begin) * 1000)
    times.sort()
    median = statistics.median(times)
    print(f'review page, 4,600 words, {threads:3} threads, {len(page) // 1000:3} kB: median {median:6.1f} ms, 95th percentile {times[94]:6.1f} ms')
    return median


few, many = (timed(*reviewed(nid, threads), threads) for nid, threads in (('bench-few', 10), ('bench-many', 200)))
print(f'ratio 200 / 10 threads: {many / few:.2f}; aim for 200: {AIM} ms, {"kept" if many <= AIM else "missed"}')

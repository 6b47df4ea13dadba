"""Times the review page of a 4,600-word template with 200 comments on a running server: python3 bench-review.py BASE"""
import re
import statistics
import sys
import time

from bench_person import Person

registrant, operator, expert = (Person(sys.argv[1], name) for name in ('registrant', 'operator', 'expert'))
number = registrant.post('/register', {'kind': 'new_formal', 'nid': 'bench-review'}).split('/')[2]
sections = ['registrant', 'purpose', 'syntax', 'assignment', 'security_and_privacy', 'interoperability', 'resolution', 'documentation']
words = ' '.join(f'word{n % 997}' for n in range(4600 // len(sections))) + ' names@demo.example'
page = registrant.get(f'/requests/{number}/edit/whole')
form = {section: words for section in sections} | {'namespace_id': 'bench-review', 'intent': 'submit',
        'revision': re.search(r'name="revision" value="(\d+)"', page).group(1)}
registrant.post(f'/requests/{number}/edit/whole', form)
desk = operator.get(f'/desk/{number}')
operator.post(f'/desk/{number}/open', {'experts': re.search(r'value="([^"]+)"[^>]*><label[^>]*>Edda', desk).group(1)})
expert.post(f'/reviews/{number}/disclose', {'interest': 'none'})
for n in range(200):
    expert.post(f'/reviews/{number}/write', {'snapshot': '1', 'thread': '', 'field': sections[n % len(sections)], 'quote': f'word{n % 500}',
                'comment': f'Comment {n}: say more on this.', 'suggestion': ''})
    if n % 50 == 49:
        expert.post(f'/reviews/{number}/position', {'snapshot': '1', 'stance': 'comment', 'reasons': ''})
size = len(expert.get(f'/reviews/{number}'))
assert expert.get(f'/reviews/{number}').count('<article class="thread"') == 200
times = []
for _ in range(200):
    begin = time.perf_counter()
    expert.get(f'/reviews/{number}')
    times.append((time.perf_counter() - begin) * 1000)
times.sort()
print(f'review page, 4,600 words, 200 comments, {size // 1000} kB: median {statistics.median(times):.1f} ms, 95th percentile {times[189]:.1f} ms (aim: 50 ms)')

"""A simulated person with a browser, for the benchmarks."""
import http.client
import urllib.parse


class Person:
    def __init__(self, base, name):
        self.base = urllib.parse.urlsplit(base)
        self.conn, self.cookie = http.client.HTTPConnection(self.base.hostname, self.base.port), ''
        if name:
            self.post('/sign-in', {'email': f'{name}@demo.example', 'password': 'nidreg-demo'})

    def ask(self, method, path, body=None):
        headers = {'Cookie': self.cookie, 'Sec-Fetch-Site': 'same-origin', 'Accept': 'text/html'}
        if body is not None:
            headers['Content-Type'] = 'application/x-www-form-urlencoded'
        try:
            self.conn.request(method, path, body, headers)
            answer = self.conn.getresponse()
        except http.client.RemoteDisconnected:
            # The server closes idle connections; a browser opens a new one.
            self.conn.close()
            self.conn.request(method, path, body, headers)
            answer = self.conn.getresponse()
        text = answer.read().decode()
        for cookie in answer.headers.get_all('Set-Cookie') or []:
            if 'session' in cookie:
                self.cookie = cookie.split(';')[0]
        return answer, text

    def get(self, path):
        answer, text = self.ask('GET', path)
        assert answer.status == 200, (path, answer.status)
        return text

    def post(self, path, form):
        answer, text = self.ask('POST', path, urllib.parse.urlencode(form))
        assert answer.status == 303, (path, answer.status, text)
        return answer.getheader('Location')

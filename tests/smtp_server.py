"""A real SMTP server for the tests (aiosmtpd): prints one JSON object for each accepted email.

    python3 smtp_server.py PORT FAIL_PERCENT SEED [SECONDS]

SECONDS is the delay for each email.

FAIL_PERCENT of the deliveries fail in a random way: a temporary rejection (451) at RCPT or after DATA, a pause after which the server closes
the connection, or a connection that is closed after the email was accepted, so that the sender cannot know the result.
"""
import asyncio
import email
import json
import random
import sys

from aiosmtpd.controller import Controller


def text(letter):
    """The plain text part; the HTML part has the same content."""
    return next(part for part in letter.walk() if part.get_content_type() == 'text/plain').get_payload(decode=True)


class Handler:
    def __init__(self, percent, seed, seconds):
        self.percent = percent
        self.seconds = seconds
        self.chance = random.Random(seed)

    def fails(self):
        return self.chance.randrange(100) < self.percent

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith('nobody@'):
            return '550 there is no such person'
        if self.percent and self.chance.randrange(100) < self.percent / 3:
            return '451 try again later'
        envelope.rcpt_tos.append(address)
        return '250 OK'

    async def handle_DATA(self, server, session, envelope):
        await asyncio.sleep(self.seconds)
        if self.fails():
            how = self.chance.random()
            if how < 0.5:
                return '451 try again later'
            if how < 0.55:
                await asyncio.sleep(0.3)
                server.transport.abort()
                return '250 never heard'
            self.accept(envelope, dropped=True)
            server.transport.abort()
            return '250 never heard'
        self.accept(envelope)
        return '250 OK'

    def accept(self, envelope, dropped=False):
        letter = email.message_from_bytes(envelope.content)
        print(json.dumps({
            'to': envelope.rcpt_tos, 'id': letter['Message-ID'], 'subject': letter['Subject'], 'references': letter['References'],
            'auto': letter['Auto-Submitted'], 'language': letter['Content-Language'], 'reply': letter['Reply-To'], 'dropped': dropped, 'body': text(letter).decode('utf-8'),
        }), flush=True)


async def main():
    port, percent, seed = (int(word) for word in sys.argv[1:4])
    seconds = float(sys.argv[4]) if len(sys.argv) > 4 else 0
    controller = Controller(Handler(percent, seed, seconds), hostname='127.0.0.1', port=port)
    controller.start()
    print('ready', flush=True)
    await asyncio.Event().wait()


asyncio.run(main())

import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, test } from 'vitest';
import { isAddress, readAddresses } from '../src/sign-in/addresses.ts';
import { Browser } from '../src/sign-in/browser.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('addresses are one to a line, and a query can continue on indented lines', () => {
  const code =
    'http://localhost:1337/api/connect/github\nhttps://github.com/login\n  ?a=1\n  &b=2\n\nhttp://localhost:3000/';
  assert.deepEqual(readAddresses(code), [
    { text: 'http://localhost:1337/api/connect/github', line: 0 },
    { text: 'https://github.com/login?a=1&b=2', line: 1 },
    { text: 'http://localhost:3000/', line: 5 },
  ]);
});

test('an address is compared decoded, and an ellipsis matches any text', () => {
  const real =
    'https://a.example/?redirect_uri=http%3A%2F%2Fb.example%2Fx&scope=openid+email&state=4f';
  assert.ok(
    isAddress(
      'https://a.example/?redirect_uri=http://b.example/x&scope=openid email&state=…',
      real,
    ),
  );
  assert.ok(
    !isAddress(
      'https://a.example/?redirect_uri=http://b.example/y&scope=openid email&state=…',
      real,
    ),
  );
  assert.ok(
    !isAddress('https://a.example/?redirect_uri=http://b.example/x&scope=openid email', real),
  );
  assert.ok(!isAddress('https://a.example/?redirect_uri=http://b.example/x…&state=4f!', real));
});

test('a sign-in visits every address with the cookies of its origin, until the front end', async () => {
  const cms = await serve((request, response) => {
    const isCallback = request.url?.startsWith('/callback');
    const location = isCallback
      ? `http://app.example/done?cookie=${request.headers.cookie}`
      : 'https://login.example/start';
    response.writeHead(302, { location, 'set-cookie': 'session=1; Path=/; HttpOnly' }).end();
  });
  const identityProvider = await serve((request, response) => {
    const cookies = `${request.headers['x-forwarded-host']};${request.headers.cookie ?? ''}`;
    response
      .writeHead(302, {
        location: `http://cms.example/callback?seen=${encodeURIComponent(cookies)}`,
      })
      .end();
  });
  const browser = new Browser({
    cms: { origin: 'http://cms.example', listensAt: cms },
    frontEnd: 'http://app.example/done',
    identityProvider,
  });
  assert.deepEqual(await browser.open('http://cms.example/connect'), [
    'http://cms.example/connect',
    'https://login.example/start',
    'http://cms.example/callback?seen=login.example%3B',
    'http://app.example/done?cookie=session=1',
  ]);
  assert.equal(browser.cookiesFor('http://cms.example'), 'session=1');
});

test('a page instead of a redirect ends the sign-in with what it says', async () => {
  const cms = await serve((_, response) => {
    response.writeHead(400).end('<h1>This provider is disabled</h1>');
  });
  const browser = new Browser({
    cms: { origin: 'http://cms.example', listensAt: cms },
    frontEnd: 'http://app.example/done',
    identityProvider: cms,
  });
  await assert.rejects(
    browser.open('http://cms.example/connect'),
    /http:\/\/cms\.example\/connect shows a page with status 400 .*This provider is disabled/,
  );
});

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createTransport } from 'nodemailer';
import { clock } from '../../src/cms/determinism.ts';
import { type Service, startService } from '../../src/services/service.ts';

let s3: Service;
let sentry: Service;
let smtp: Service;
before(async () => {
  [s3, sentry, smtp] = await Promise.all([
    startService('s3'),
    startService('sentry'),
    startService('smtp'),
  ]);
});
after(() => Promise.all([s3.stop(), sentry.stop(), smtp.stop()]));

/** A variable that the service must have set. */
function variable(service: Service, name: string): string {
  const value = service.environment[name];
  assert.ok(value, `${name} isn't set`);
  return value;
}

function transport(
  service: Service,
  pass = variable(service, 'SMTP_PASSWORD'),
): ReturnType<typeof createTransport> {
  return createTransport({
    host: variable(service, 'SMTP_HOST'),
    port: Number(variable(service, 'SMTP_PORT')),
    auth: { user: variable(service, 'SMTP_USERNAME'), pass },
  });
}

test('the S3 server keeps an object that a client with the clock of the CMS puts', async () => {
  assert.equal(Date.now(), clock.now);
  const endpoint = variable(s3, 'S3_ENDPOINT');
  const client = new S3Client({
    endpoint,
    region: variable(s3, 'AWS_REGION'),
    forcePathStyle: true,
    credentials: {
      accessKeyId: variable(s3, 'AWS_ACCESS_KEY_ID'),
      secretAccessKey: variable(s3, 'AWS_SECRET_ACCESS_KEY'),
    },
  });
  const place = { Bucket: variable(s3, 'AWS_BUCKET'), Key: 'menus/winter.txt' };
  await client.send(new PutObjectCommand({ ...place, Body: 'Soup', ContentType: 'text/plain' }));
  const { Body, ContentType } = await client.send(new GetObjectCommand(place));
  assert.equal(await Body?.transformToString(), 'Soup');
  assert.equal(ContentType, 'text/plain');

  const anonymous = await fetch(`${endpoint}/${place.Bucket}/${place.Key}`);
  assert.equal(await anonymous.text(), 'Soup');
});

test('the SMTP server keeps a message as a file', async () => {
  const message = { from: 'hello@guide.example', to: 'kai@example.com', subject: 'Welcome' };
  const { accepted } = await transport(smtp).sendMail({ ...message, text: 'Your table is ready.' });
  assert.deepEqual(accepted, ['kai@example.com']);
  const received = readFileSync(path.join(variable(smtp, 'SMTP_INBOX'), '1.eml'), 'utf8');
  assert.match(received, /^Subject: Welcome$/m);
  assert.match(received, /Your table is ready\./);
});

test('the SMTP server rejects a wrong password', async () => {
  await assert.rejects(transport(smtp, 'wrong').verify(), /Invalid username or password/);
});

test('the collector of Sentry keeps an envelope, and accepts nothing else', async () => {
  const { origin, pathname } = new URL(variable(sentry, 'SENTRY_DSN'));
  const send = async (path: string): Promise<number> =>
    (await fetch(origin + path, { method: 'POST', body: '{"type":"event"}' })).status;
  assert.equal(await send(`/api${pathname}/envelope/`), 200);
  assert.equal(await send('/api/2/envelope/'), 404);
  const inbox = variable(sentry, 'SENTRY_INBOX');
  assert.deepEqual(readdirSync(inbox), ['1.envelope']);
  assert.equal(readFileSync(path.join(inbox, '1.envelope'), 'utf8'), '{"type":"event"}');
});

test('a service that was stopped no longer listens, and its files are gone', async () => {
  const other = await startService('smtp');
  await other.stop();
  await assert.rejects(transport(other).verify(), /ECONNREFUSED/);
  assert.equal(existsSync(variable(other, 'SMTP_INBOX')), false);
});

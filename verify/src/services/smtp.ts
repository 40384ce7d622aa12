import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SMTPServer } from 'smtp-server';
import { onLoopback } from '../loopback.ts';
import type { Service } from './service.ts';

const USERNAME = 'restaurant-guide';
const PASSWORD = 'documentation-only-password';

/** Starts an SMTP server that delivers nothing: it keeps messages as `1.eml`, `2.eml` … in `folder`. */
export async function startSmtp(folder: string): Promise<Service['environment']> {
  let messages = 0;
  const server = new SMTPServer({
    // Loopback needs no encryption, and there is no certificate that a client would trust.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const isRight = username === USERNAME && password === PASSWORD;
      done(isRight ? null : new Error('Invalid username or password'), { user: username });
    },
    onData(message, _session, done) {
      const file = path.join(folder, `${++messages}.eml`);
      pipeline(message, createWriteStream(file)).then(() => done(), done);
    },
  });
  const port = await onLoopback(server.server);
  return {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_USERNAME: USERNAME,
    SMTP_PASSWORD: PASSWORD,
    SMTP_INBOX: folder,
  };
}

/** The process of one service: starts it, sends its environment, and ends when the verifier lets go. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3 } from './s3.ts';
import { startSentry } from './sentry.ts';
import type { Service, ServiceName } from './service.ts';
import { startSmtp } from './smtp.ts';

/** Starts to listen on a free port of loopback; `folder` is empty and removed at the end. */
type Start = (folder: string) => Promise<Service['environment']>;

const starts: Record<ServiceName, Start> = { s3: startS3, sentry: startSentry, smtp: startSmtp };

const folder = mkdtempSync(path.join(tmpdir(), 'verify-service-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// The verifier stopped the service, or is gone.
process.on('disconnect', () => process.exit(0));

const start = starts[process.argv[2] as ServiceName];
process.send?.(await start(folder));

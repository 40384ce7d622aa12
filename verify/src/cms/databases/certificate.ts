import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Paths of a certificate for 127.0.0.1 and of its private key. */
export interface Certificate {
  certificate: string;
  key: string;
}

/** Makes a certificate with the system's OpenSSL; `undefined` if there is none. */
export function makeCertificate(folder: string): Certificate | undefined {
  const certificate = path.join(folder, 'server.crt');
  const key = path.join(folder, 'server.key');
  const { status } = spawnSync('openssl', [
    ...['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-keyout', key, '-out', certificate, '-days', '2', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'],
  ]);
  return status === 0 ? { certificate, key } : undefined;
}

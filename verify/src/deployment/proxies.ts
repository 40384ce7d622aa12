import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { findHostPrograms } from '../../../tests/hosts/programs.ts';
import { makeCertificate } from '../cms/databases/certificate.ts';
import { freePort } from '../cms/databases/server.ts';
import type { PageBlock } from '../pages/page.ts';
import { FILE_LIMIT } from './behind-proxy.ts';
import { FileProblem } from './dockerfile.ts';
import type { DeploymentHost } from './host.ts';
import type { Running } from './running.ts';
import { startServer } from './running.ts';
import type { Site } from './visit.ts';

/** The reverse proxies whose files are started. */
export type Proxy = 'nginx' | 'caddy';

/** A file of a page in front of Strapi. */
export interface RunningProxy extends Site {
  /** The longest body, in bytes, that it lets through. */
  readonly limit: number;
  readonly running: Running;
}

/** The reverse proxy that a block configures, if any. */
export function proxyOf({ lang, meta }: PageBlock): Proxy | undefined {
  if (lang === 'nginx') return 'nginx';
  return /(^|\/)Caddyfile$/.test(meta.title ?? '') ? 'caddy' : undefined;
}

/** The sentence that says what is missing, if nginx and Caddy aren't there and can't be had. */
export function missingProxies(): string | undefined {
  const programs = findHostPrograms();
  return typeof programs === 'string' ? programs : undefined;
}

/** The domain that a file serves. */
export function domainOf(proxy: Proxy, code: string): string {
  const found =
    proxy === 'nginx' ? /^\s*server_name\s+([\w.-]+)/m.exec(code) : /^([\w.-]+)\s*\{/m.exec(code);
  return found?.[1] ?? 'localhost';
}

/**
 * Starts a proxy with the file of a page. Replaced are only the ports and the paths of the certificate,
 * for one that is signed by itself.
 * @param port the port of Strapi
 * @throws FileProblem if the proxy rejects the file
 */
export async function startProxy(
  proxy: Proxy,
  code: string,
  port: number,
  host: DeploymentHost,
): Promise<RunningProxy> {
  const programs = findHostPrograms();
  if (typeof programs === 'string') throw new Error(programs);
  const folder = host.newFolder(proxy);
  const certificate = makeCertificate(folder);
  if (!certificate) throw new Error('OpenSSL is missing; install it with: apt-get install openssl');
  const site: Site = { domain: domainOf(proxy, code), port: await freePort() };
  const file = path.join(folder, proxy === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  const text =
    proxy === 'nginx'
      ? nginxFile(code, folder, site.port, port, certificate)
      : caddyFile(code, site, await freePort(), port, certificate);
  writeFileSync(file, text);
  const command =
    proxy === 'nginx'
      ? [programs.nginx, '-p', folder, '-c', file]
      : [programs.caddy, 'run', '--config', file, '--adapter', 'caddyfile'];
  try {
    const running = await startServer(
      command,
      {
        cwd: folder,
        env: host.environment({ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }),
      },
      () => accepts(site.port),
    );
    return { ...site, limit: limitOf(proxy, code), running };
  } catch (error) {
    throw new FileProblem(
      `${proxy === 'nginx' ? 'nginx' : 'Caddy'} doesn't start with this file: ${error instanceof Error ? error.message : String(error)}`,
      0,
    );
  }
}

interface CertificatePaths {
  readonly certificate: string;
  readonly key: string;
}

/** The file inside of `http`, where Debian includes those of `conf.d`. */
function nginxFile(
  code: string,
  folder: string,
  port: number,
  strapiPort: number,
  { certificate, key }: CertificatePaths,
): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // nginx's workers are another user, who has to get to these folders.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'temporary'));
  const own = code
    .replace(/(listen\s+)443\b/g, `$1127.0.0.1:${port}`)
    .replace(/(ssl_certificate\s+)[^;]+/g, `$1${certificate}`)
    .replace(/(ssl_certificate_key\s+)[^;]+/g, `$1${key}`)
    .replaceAll('127.0.0.1:1337', `127.0.0.1:${strapiPort}`);
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/temporary/${name};`).join('\n')}
${own}
}
`;
}

/** Caddy would fetch a certificate for the domain, so the block gets one. */
function caddyFile(
  code: string,
  { domain, port }: Site,
  httpPort: number,
  strapiPort: number,
  { certificate, key }: CertificatePaths,
): string {
  const own = code
    .replace(`${domain} {`, `${domain} {\n  tls ${certificate} ${key}`)
    .replaceAll('127.0.0.1:1337', `127.0.0.1:${strapiPort}`);
  return `{
  admin off
  auto_https disable_redirects
  default_bind 127.0.0.1
  http_port ${httpPort}
  https_port ${port}
}
${own}
`;
}

function limitOf(proxy: Proxy, code: string): number {
  if (proxy === 'caddy') return FILE_LIMIT;
  const [, digits, unit] = /client_max_body_size\s+(\d+)([kmg]?)\s*;/i.exec(code) ?? [];
  // Without the line, nginx takes 1 MB, while Strapi takes 200.
  if (digits === undefined) return FILE_LIMIT;
  const factor = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 }[(unit ?? '').toLowerCase()] ?? 1;
  return Number(digits) * factor;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

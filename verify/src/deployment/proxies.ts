import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findHostPrograms } from '../../../tests/hosts/programs.ts';
import { type Certificate, makeCertificate } from '../cms/databases/certificate.ts';
import { freePort } from '../loopback.ts';
import type { PageBlock } from '../pages/page.ts';
import { FILE_LIMIT, visitAll } from './behind-proxy.ts';
import type { DeploymentHost } from './host.ts';
import type { Site } from './visit.ts';

/** A program that passes the visitors of a domain on to Strapi, with the file of a page. */
interface Proxy {
  /** Finds the domain that the file serves. */
  readonly domain: RegExp;
  /** The longest body, in bytes, that the file lets through. */
  limit(code: string): number;
  /** The file with which the program starts here: ports and the certificate are replaced. */
  file(code: string, here: Here): string;
  readonly program: 'nginx' | 'caddy';
  words(file: string, folder: string): string[];
}

/** What a file has on this machine instead of on the server of a reader. */
interface Here extends Required<Site>, Certificate {
  readonly folder: string;
  readonly httpPort: number;
}

const nginx: Proxy = {
  domain: /^\s*server_name\s+([\w.-]+)/m,
  // Without the line, nginx takes 1 MB, while Strapi takes 200.
  limit: (code) => {
    const [, size] = /client_max_body_size\s+(\d+)m;/.exec(code) ?? [];
    return size === undefined ? FILE_LIMIT : Number(size) * 1024 ** 2;
  },
  // Debian includes the files of `conf.d` inside of `http`.
  file: (code, { folder, port, certificate, key }) => `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/temporary/${name};`).join('\n')}
${code
  .replace(/(listen\s+)443\b/, `$1127.0.0.1:${port}`)
  .replace(/(ssl_certificate\s+)[^;]+/, `$1${certificate}`)
  .replace(/(ssl_certificate_key\s+)[^;]+/, `$1${key}`)}
}
`,
  words: (file, folder) => ['-p', folder, '-c', file],
  program: 'nginx',
};

const caddy: Proxy = {
  domain: /^([\w.-]+)\s*\{/m,
  limit: () => FILE_LIMIT,
  // Caddy would fetch a certificate for the domain, so the block gets one.
  file: (code, { domain, port, httpPort, certificate, key }) => `{
  admin off
  auto_https disable_redirects
  default_bind 127.0.0.1
  http_port ${httpPort}
  https_port ${port}
}
${code.replace(`${domain} {`, `${domain} {\n  tls ${certificate} ${key}`)}
`,
  words: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  program: 'caddy',
};

/** The reverse proxy that a block configures, if any. */
export function proxyOf({ lang, meta }: PageBlock): Proxy | undefined {
  if (lang === 'nginx') return nginx;
  return meta.title?.endsWith('/Caddyfile') ? caddy : undefined;
}

/** The domain that a file serves. */
export const domainOf = ({ domain }: Proxy, code: string): string => domain.exec(code)?.[1] ?? '';

/**
 * Starts a proxy with the file of a page, and visits Strapi through it.
 * @param strapiPort where Strapi listens
 * @throws Error if the proxy rejects the file, or something goes wrong behind it
 */
export async function visitThrough(
  proxy: Proxy,
  code: string,
  strapiPort: number,
  host: DeploymentHost,
): Promise<void> {
  const folder = host.newFolder('proxy');
  mkdirSync(path.join(folder, 'temporary'));
  // nginx's workers are another user, who has to get to these folders.
  chmodSync(folder, 0o755);
  const certificate = makeCertificate(folder);
  if (!certificate) throw new Error('OpenSSL is missing; install it with: apt-get install openssl');
  const programs = findHostPrograms();
  if (typeof programs === 'string') throw new Error(programs);
  const site = { domain: domainOf(proxy, code), port: await freePort() };
  const here = { ...site, ...certificate, folder, httpPort: await freePort() };
  const file = path.join(folder, 'configuration');
  writeFileSync(file, proxy.file(code.replaceAll(':1337', `:${strapiPort}`), here));
  const running = await host.serve(
    [programs[proxy.program], ...proxy.words(file, folder)],
    { folder, environment: { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder } },
    site,
  );
  try {
    await visitAll(site, proxy.limit(code));
  } finally {
    await running.stop();
  }
}

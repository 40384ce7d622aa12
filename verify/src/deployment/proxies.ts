import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findHostPrograms } from '../../../tests/hosts/programs.ts';
import { makeCertificate } from '../cms/databases/certificate.ts';
import { freePort } from '../cms/databases/server.ts';
import type { Program } from '../journeys/program.ts';
import type { PageBlock } from '../pages/load.ts';
import { FILE_LIMIT } from './behind-proxy.ts';
import type { DeploymentHost } from './host.ts';
import { type Site, visit } from './visit.ts';

/** A program that passes the visitors of a domain on to Strapi, with the file of a page. */
interface Proxy {
  /** Finds the domain that the file serves. */
  readonly domain: RegExp;
  /** The longest body, in bytes, that the file lets through. */
  limit(code: string): number;
  /** The file with which the program starts here: ports and the certificate are replaced. */
  file(code: string, here: Here): string;
  command(folder: string, file: string): string[];
}

/** What a file has on this machine instead of on the server of a reader. */
interface Here {
  readonly domain: string;
  readonly port: number;
  readonly folder: string;
  readonly httpPort: number;
  readonly certificate: string;
  readonly key: string;
}

function program(name: 'nginx' | 'caddy'): string {
  const programs = findHostPrograms();
  return typeof programs === 'string' ? '' : programs[name];
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
  command: (folder, file) => [program('nginx'), '-p', folder, '-c', file],
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
  command: (_folder, file) => [program('caddy'), 'run', '--config', file, '--adapter', 'caddyfile'],
};

/** The file of a page in front of Strapi. */
export interface RunningProxy extends Site {
  /** The longest body, in bytes, that it lets through. */
  readonly limit: number;
  readonly program: Program;
}

/** The reverse proxy that a block configures, if any. */
export function proxyOf({ lang, meta }: PageBlock): Proxy | undefined {
  if (lang === 'nginx') return nginx;
  return meta.title?.endsWith('/Caddyfile') ? caddy : undefined;
}

/** The sentence that says what is missing, if nginx and Caddy aren't there and can't be had. */
export function missingProxies(): string | undefined {
  const programs = findHostPrograms();
  return typeof programs === 'string' ? programs : undefined;
}

/** The domain that a file serves. */
export const domainOf = ({ domain }: Proxy, code: string): string => domain.exec(code)?.[1] ?? '';

/**
 * Starts a proxy with the file of a page.
 * @param strapiPort where Strapi listens
 * @throws Error if the proxy rejects the file
 */
export async function startProxy(
  proxy: Proxy,
  code: string,
  strapiPort: number,
  host: DeploymentHost,
): Promise<RunningProxy> {
  const folder = host.newFolder('proxy');
  mkdirSync(path.join(folder, 'temporary'));
  // nginx's workers are another user, who has to get to these folders.
  chmodSync(folder, 0o755);
  const certificate = makeCertificate(folder);
  if (!certificate) throw new Error('OpenSSL is missing; install it with: apt-get install openssl');
  const site = { domain: domainOf(proxy, code), port: await freePort() };
  const here = { ...site, ...certificate, folder, httpPort: await freePort() };
  const file = path.join(folder, 'configuration');
  writeFileSync(file, proxy.file(code.replaceAll(':1337', `:${strapiPort}`), here));
  const responds = (): Promise<boolean> =>
    visit(site, '/_health').then(
      () => true,
      () => false,
    );
  const running = await host.serve(
    proxy.command(folder, file),
    { folder, environment: { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder } },
    responds,
  );
  return { ...site, limit: proxy.limit(code), program: running };
}

import path from 'node:path';
import { verifyRoot } from '../paths.ts';

/** What belongs to the process that runs the verifier, except for where packages come from. */
const inherited =
  /^(?:npm_(?!config_(?:registry|cafile|proxy|https_proxy|noproxy|userconfig|cache)$)|NODE_(?:ENV|OPTIONS|PATH)$|INIT_CWD$|VERIFY_|PORT$|HOST$)/i;

const packages = path.join(verifyRoot, 'node_modules');

/**
 * The environment of a reader's terminal: Node and the commands of the installed packages, nothing of the
 * process that runs the verifier, and nobody to answer questions.
 */
export function terminal(): Record<string, string> {
  const own = Object.entries(process.env).filter(
    ([name, value]) => value !== undefined && !inherited.test(name),
  ) as [string, string][];
  return {
    ...Object.fromEntries(own),
    PATH: [path.dirname(process.execPath), path.join(packages, '.bin'), process.env.PATH].join(
      path.delimiter,
    ),
    // npm puts these next to the other packages of a new project, but below their parents here.
    NODE_PATH: ['@strapi/design-system', '@strapi/admin']
      .map((name) => path.join(packages, name, 'node_modules'))
      .join(path.delimiter),
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    CI: 'true',
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((who) => [
        [`GIT_${who}_NAME`, 'Dana Moreau'],
        [`GIT_${who}_EMAIL`, 'dana@example.com'],
      ]),
    ),
  };
}

/** Makes Node programs of a page find the reader's server, which pages have at port 1337, at its real port. */
export function withServerAt(port: number): Record<string, string> {
  const code = `const real = globalThis.fetch;
    globalThis.fetch = (at, options) => real(String(at).replace('localhost:1337', '127.0.0.1:${port}'), options);`;
  return {
    NODE_OPTIONS: `--import=data:text/javascript;base64,${Buffer.from(code).toString('base64')}`,
  };
}

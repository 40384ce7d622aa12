import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { once } from '../once.ts';
import { verifyRoot } from '../paths.ts';

const folder = path.join(verifyRoot, 'node_modules/@strapi/plugin-users-permissions');
const require = createRequire(path.join(folder, 'package.json'));

/** The addresses at which a provider is called; `[subdomain]` is a setting of the provider. */
export interface Endpoints {
  oauth?: number;
  authorize_url?: string;
  access_url?: string;
  /** Only with OAuth 1. */
  request_url?: string;
  token_endpoint_auth_method?: string;
}

/** One field of the dialog in which administrators configure a provider. */
interface Field {
  /** The setting, such as `key`; `noName` only shows the redirect URL. */
  name: string;
  /** As the dialog shows it. */
  label: string;
}

/** A provider as the plugin defines it. */
export interface BuiltInProvider {
  scopes: string[];
  fields: Field[];
  /** Throws if the dialog doesn't accept the values. */
  validate(values: Record<string, unknown>): void;
}

interface Form {
  form: { name: string; intlLabel: { defaultMessage: string } }[][];
  schema: { validateSync(values: unknown): unknown };
}

interface Registry {
  getAll(): Record<string, { grantConfig: { scope?: string[]; subdomain?: string } }>;
}

/** The providers in the plugin's registry, with the dialog of each, read once from its source. */
export const builtInProviders = once((): Map<string, BuiltInProvider> => {
  const forms = readForms();
  return new Map(
    Object.entries(readRegistry().getAll())
      .filter(([name]) => name !== 'email')
      .map(([name, { grantConfig }]) => {
        const form = forms[grantConfig.subdomain ? 'providersWithSubdomain' : 'providers'];
        const fields = form.form.flat().map(({ name: setting, intlLabel }) => ({
          name: setting,
          label: intlLabel.defaultMessage.replace('{provider}', name),
        }));
        const validate = (values: Record<string, unknown>): void => {
          form.schema.validateSync(values);
        };
        return [name, { scopes: grantConfig.scope ?? [], fields, validate }];
      }),
  );
});

/** The endpoints of a built-in provider. */
export function endpointsOf(name: string): Endpoints | undefined {
  const { __require } = require(
    path.join(folder, 'dist/server/utils/oauth-connect/providers.js'),
  ) as { __require: () => Record<string, Endpoints> };
  return __require()[name];
}

/** The registry asks the global `strapi` for its settings, which don't matter for what is read here. */
function readRegistry(): Registry {
  const { __require } = require(
    path.join(folder, 'dist/server/services/providers-registry.js'),
  ) as { __require: () => () => Registry };
  const config = { get: () => '/api', server: { url: 'http://localhost:1337' } };
  Object.assign(globalThis, { strapi: { config } });
  try {
    return __require()();
  } finally {
    Reflect.deleteProperty(globalThis, 'strapi');
  }
}

/** The dialogs are a module of the panel's source; only their translations are left out. */
function readForms(): Record<'providers' | 'providersWithSubdomain', Form> {
  const source = readFileSync(
    path.join(folder, 'admin/src/pages/Providers/utils/forms.js'),
    'utf8',
  );
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const translatedErrors = new Proxy({}, { get: (_, key) => ({ id: String(key) }) });
  const stubs: Record<string, unknown> = {
    '@strapi/strapi/admin': { translatedErrors },
    '../../../utils': { getTrad: (id: unknown) => id },
  };
  const exported: { default?: unknown } = {};
  new Function('exports', 'require', outputText)(
    exported,
    (name: string): unknown => stubs[name] ?? require(name),
  );
  return exported.default as Record<'providers' | 'providersWithSubdomain', Form>;
}

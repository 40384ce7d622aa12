import type { Cms } from '../../src/cms/environment.ts';
import type { CmsHandle } from './handle.ts';

/** Routes of the panel, which take the session of an administrator instead of an API token. */
const panelRoute =
  /^\/(?:admin|content-manager|content-type-builder|upload|i18n|users-permissions|email|documentation|content-releases|review-workflows)\//;

/** The CMS as scenes see it. */
export function connect(cms: Cms): CmsHandle {
  const { fixtures } = cms.golden;
  return {
    baseUrl: cms.baseUrl,
    async request(method, path, body) {
      const token = panelRoute.test(path) ? fixtures['admin-jwt'] : fixtures['full-access-token'];
      const response = await fetch(`${cms.baseUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok)
        throw new Error(`${method} ${path} in the scene: status ${response.status}, ${text}`);
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    },
    async run(code) {
      const { error } = await cms.process.call('run', { code });
      if (error) throw new Error(`Code in the scene: ${error.message}`);
    },
  };
}

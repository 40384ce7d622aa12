import type { Adapter, AdapterPayload } from 'oidc-provider';

/**
 * Where one identity provider keeps its codes, tokens and sessions: in memory, until it is stopped.
 * @returns a factory of adapters that share this memory, as `oidc-provider` expects it
 */
export function createMemory(): (kind: string) => Adapter {
  const entries = new Map<string, AdapterPayload>();
  const first = (matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
    [...entries.values()].find(matches);
  return (kind) => ({
    async upsert(id, payload) {
      entries.set(`${kind}:${id}`, payload);
    },
    async find(id) {
      return entries.get(`${kind}:${id}`);
    },
    async findByUid(uid) {
      return first((payload) => payload.uid === uid);
    },
    async findByUserCode(userCode) {
      return first((payload) => payload.userCode === userCode);
    },
    async consume(id) {
      const payload = entries.get(`${kind}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${kind}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}

import { renamed } from '../../../src/names/rename.ts';
import { inPath, typeOf } from '../../../src/names/words.ts';
import * as example from '../cms/seed.ts';
import type { Strapi } from '../cms/strapi.ts';
import { names } from './own-names.ts';

/** The seed of the example, into a project that has the reader's names. */
export const seed: typeof example.seed = (strapi) => example.seed(withNames(strapi));
export const seedPanel: typeof example.seedPanel = (strapi) => example.seedPanel(withNames(strapi));

const withUid = (uid: string): string => inPath(uid, names);

function withNames(strapi: Strapi): Strapi {
  const db = replacing(strapi.db, {
    query: (uid: string) => calling(strapi.db.query(withUid(uid)), uid),
  });
  return replacing(strapi, {
    db,
    documents: (uid: string) => calling(strapi.documents(withUid(uid) as never), uid),
    plugin: (name: string) =>
      name === 'content-manager'
        ? { service: (service: string) => calling(strapi.plugin(name).service(service)) }
        : strapi.plugin(name),
  });
}

function replacing<Target extends object>(target: Target, own: object): Target {
  return new Proxy(target, {
    get: (_, key) => Reflect.get(key in own ? own : target, key, key in own ? own : target),
  });
}

/** What is handed to its methods gets the names. @param uid of what the data is for, if it is data */
function calling<Target extends object>(target: Target, uid?: string): Target {
  const about = uid && (typeOf(uid.split('.')[1] ?? '', names.model) ?? 'other');
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return withUid(value);
    if (about === undefined || typeof value !== 'object') return value;
    return JSON.parse(renamed(JSON.stringify(value), { language: 'json', about }, names));
  };
  return new Proxy(target, {
    get(_, key) {
      const method = Reflect.get(target, key);
      if (typeof method !== 'function') return method;
      return (...values: unknown[]) => method.apply(target, values.map(named));
    },
  });
}

import { globSync } from 'node:fs';
import path from 'node:path';
import { keep, keptAt, readKept } from '../kept.ts';
import { packageFolder } from '../paths.ts';
import { isForeignLanguage, panelTextsIn } from './english.ts';
import { normalized } from './normalized.ts';
import { reportedIn } from './reported.ts';
import { wordsOf } from './words.ts';

/** Where somebody meets a message: on the server, while building, from a command, in the admin panel. */
const messageKinds = ['server', 'build', 'command', 'panel'] as const;

/** A message of a package of Strapi. */
export interface Message {
  /** As the source has it, on one line; `{}` stands for what differs each time. */
  readonly text: string;
  /** The npm package without `@strapi/`. */
  readonly package: string;
  readonly kind: (typeof messageKinds)[number];
}

/** A text of the packages, with what decides whether the catalog lists it. */
interface Found extends Message {
  readonly isFailure: boolean;
}

/** The messages of the installed packages of Strapi that somebody can meet and look up, sorted by text. */
export function messageCatalog(): Message[] {
  return knownTexts()
    .filter(({ text, isFailure }) => isFailure && isTelling(text))
    .map(({ text, package: own, kind }) => ({ text, package: own, kind }));
}

/**
 * Whatever Strapi says, sorted: short texts as well, and those that report no failure. It is read without
 * booting the CMS (about five seconds) and kept until a package changes.
 */
export function knownTexts(): readonly Found[] {
  const file = keptAt('messages', import.meta.dirname);
  return readKept<Found[]>(file) ?? keep(file, collect());
}

/** Minified, without messages of Strapi, or never running in a project. */
const leftOut =
  /^@strapi\/(?:client|design-system|icons|types|ui-primitives)\/|\/(?:__)?tests?(?:__)?\//;

function collect(): Found[] {
  const found = new Map<string, Found>();
  const names = '{@strapi/*,create-strapi-app}/{dist,server}/**/*.js';
  const files = globSync(names, { cwd: packageFolder('') })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !leftOut.test(file) && !isForeignLanguage(file))
    .sort();
  for (const file of files) {
    const kind = kindOf(file);
    const own = /^(?:@strapi\/)?([^/]+)/.exec(file)?.[1] ?? file;
    for (const reported of (kind === 'panel' ? panelTextsIn : reportedIn)(packageFolder(file))) {
      const text = normalized(reported.text);
      const known = found.get(text);
      const isFailure = reported.isFailure || known?.isFailure === true;
      const place = known && rank(known.kind) <= rank(kind) ? known : { package: own, kind };
      found.set(text, { text, package: place.package, kind: place.kind, isFailure });
    }
  }
  return [...found.values()]
    .filter(({ text }) => text.length <= mostCharacters && /\p{L}/u.test(text))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
}

function kindOf(file: string): Message['kind'] {
  if (/\/dist\/(?:ee\/)?admin\b/.test(file)) return 'panel';
  if (
    /^(?:create-strapi-app|@strapi\/(?:cloud-cli|data-transfer|generators|sdk-plugin|upgrade))\//.test(
      file,
    )
  )
    return 'command';
  if (/^@strapi\/strapi\/dist\/(?:src\/)?cli\b/.test(file)) return 'command';
  if (/^@strapi\/(?:strapi\/dist\/(?:src\/)?node|typescript-utils)\//.test(file)) return 'build';
  return 'server';
}

/** The same text in several places is listed where most people meet it. */
const rank = (kind: Message['kind']): number => messageKinds.indexOf(kind);

/** Longer ones are whole documents, such as the texts of emails. */
const mostCharacters = 600;
const leastWords = 3;

/** Whether a text is a message by itself: some words, and not a name. */
const isTelling = (text: string): boolean =>
  text.includes(' ') && wordsOf(text).filter((word) => word !== undefined).length >= leastWords;

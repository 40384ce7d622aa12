import { stemmer } from 'stemmer';

/** Words that questions are made of and that say nothing about the subject. */
const stopWords = new Set(
  `a about across all also am an and any anything are as at be been being but by can could did do does doing
  done each else ever every explain for from get gets getting give go good had has have having he her
  here him his how i if in into is it its just know let like make many may me mean means might mine
  more most much must my need needs no of off on one only onto or other our out over own please
  possible same say shall she should show so some somebody someone something still strapi such take
  tell than that the their them then there these they thing things this those to too tell us use
  used user's uses using versus very via vs want wants was way we were what what's when where which while who whom
  whose why will wish with within without won't work works working would you your yours`.split(
    /\s+/,
  ),
);

/** British and American spelling, and short forms, meet in one. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/is(e|ed|es|ing|ation|ations|er|able)$/, 'iz$1'],
  [/yse(d|s|r)?$/, 'yze$1'],
  [/our(s|ed|ing)?$/, 'or$1'],
  [/ogue$/, 'og'],
  [/([^aeiou])re$/, '$1er'],
  [/lled$/, 'led'],
  [/lling$/, 'ling'],
];

const shortForms: Readonly<Record<string, string>> = {
  app: 'application',
  apps: 'application',
  auth: 'authentication',
  config: 'configuration',
  configs: 'configuration',
  db: 'database',
  dev: 'development',
  dir: 'directory',
  docs: 'documentation',
  env: 'environment',
  envs: 'environment',
  i18n: 'internationalization',
  js: 'javascript',
  param: 'parameter',
  params: 'parameter',
  prod: 'production',
  repo: 'repository',
  ts: 'typescript',
  vars: 'variable',
};

const word = /\$?[\p{L}\p{N}_]+(?:['’](?:s|t|re|ve|ll)\b)?/gu;
const camelBorder = /([\p{Ll}\p{N}])(\p{Lu})/gu;
/** Ids and hashes in examples: long, with letters and digits mixed. */
const noise = /^(?=.*\d)(?=.*[a-z])[a-z0-9]{16,}$|^.{33,}$/;

/**
 * The terms of a text, for ranking: lower case, stemmed, without stop words. An identifier such as
 * `documentId` counts as a whole and by its parts.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [match] of text.matchAll(word)) {
    const parts = match
      .replace(/['’].*$/, '')
      .replace(camelBorder, '$1 $2')
      .split(/[\s_]+/)
      .filter(Boolean);
    if (parts.length > 1) push(terms, parts.join(''));
    for (const part of parts) push(terms, part);
  }
  return terms;
}

function push(terms: string[], raw: string): void {
  const lower = raw.toLowerCase();
  if (stopWords.has(lower) || noise.test(lower)) return;
  if (lower.length < 2 && !/\d/.test(lower)) return;
  terms.push(termOf(lower));
}

/** One word as the index knows it. */
export function termOf(lower: string): string {
  if (lower.startsWith('$')) return lower;
  let term = Object.hasOwn(shortForms, lower) ? (shortForms[lower] ?? lower) : lower;
  if (term.length > 4) for (const [from, to] of spellings) term = term.replace(from, to);
  return stemmer(term);
}

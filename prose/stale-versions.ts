import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '../src/config/project-root.ts';
import type { Finding } from './finding.ts';

/** The version that the pages describe, such as `5.54.0`. The verifier compares it with the packages. */
export function describedVersion(): string {
  const facts = parse(readFileSync(path.join(projectRoot, 'docs/data/facts.yml'), 'utf8'));
  return z.object({ strapi: z.object({ version: z.string() }) }).parse(facts).strapi.version;
}

/** A version of Strapi 5. */
const mention = /(?<![\d.])(5\.\d+)(?:\.\d+)?(?!\.?\d)/g;
/** "Since 5.54" stays true, and so do "added in 5.54" and "5.54 added". */
const historyBefore =
  /\b(?:since|from|before|until|after|to|than|through|starting with|(?:added|changes|introduced) in)\s+(?:Strapi\s+)?(?:(?:version|patch)\s+)?$/i;
const historyAfter =
  /^\s*(?:(?:or|and) (?:later|newer|earlier|older)|add(?:s|ed)|introduce[sd]|replaced|removed|to)\b/i;
const otherProduct = /\bMySQL\b/;
/** Characters before a version that are looked at. */
const lookedAt = 40;

/**
 * Sentences about how a version of Strapi is that is no longer the described one: with every new version,
 * each has to be checked again.
 * @param words of a page, as `wordsOfPage` gives them
 * @param described the version that the pages describe
 */
export function staleVersionsIn(words: string, described: string): Finding[] {
  return [...words.matchAll(mention)].flatMap(({ index, 0: version, 1: minor = '' }) => {
    const before = words.slice(Math.max(0, index - lookedAt), index);
    const after = words.slice(index + version.length);
    const isFine = described.startsWith(`${minor}.`) || otherProduct.test(before);
    if (isFine || historyBefore.test(before) || historyAfter.test(after)) return [];
    const message = `Says how ${version} is, but the pages describe ${described}. Check whether it’s still so, and name that version or none.`;
    return [{ line: words.slice(0, index).split('\n').length, message }];
  });
}

/** A package in a command that installs or runs it. */
const pin = /(?:@strapi\/[\w-]+|create-strapi(?:-app)?)@(5\.\d+\.\d+)/g;

/** Commands by which readers would install another version than the described one. */
export function stalePinsIn(source: string, described: string): Finding[] {
  return [...source.matchAll(pin)].flatMap(({ index, 0: found, 1: version }) =>
    version === described
      ? []
      : [
          {
            line: source.slice(0, index).split('\n').length,
            message: `“${found}”: the pages describe ${described}.`,
          },
        ],
  );
}

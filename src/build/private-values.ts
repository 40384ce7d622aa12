import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import type { Problem } from '../problems/problems.ts';
import { textFiles } from './text-files.ts';

/** Names of variables of the environment whose values are nobody else's business. */
const privateName = /(?:^|_)(?:KEY|TOKEN|SECRET|PASSWORD|PASSPHRASE|CREDENTIALS)$/i;

/** A shorter value could be a word of any text. */
const shortest = 8;

/** The values of the environment that are private by their names. */
export const privateValues = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly name: string; readonly value: string }[] =>
  Object.entries(environment).flatMap(([name, value = '']) =>
    privateName.test(name) && value.length >= shortest ? [{ name, value }] : [],
  );

/**
 * Every private value of the environment, such as the key that fills the hosted search, that is in
 * the finished site. Keys that the configuration declares public may.
 * @param dist absolute path of the output folder
 */
export function findPrivateValues(
  dist: string,
  { askAi, search }: Pick<SiteConfig, 'askAi' | 'search'>,
  environment: Readonly<Record<string, string | undefined>>,
): Problem[] {
  const provider = askAi?.provider;
  const declaredPublic = [
    search.meilisearch?.searchKey,
    provider?.type === 'model' ? provider.key?.value : undefined,
  ];
  const values = privateValues(environment).filter(({ value }) => !declaredPublic.includes(value));
  if (values.length === 0) return [];
  return globSync(textFiles, { cwd: dist }).flatMap((file) => {
    const text = readFileSync(path.join(dist, file), 'utf8');
    return values
      .filter(({ value }) => text.includes(value))
      .map(({ name }) => ({
        file: `dist/${file}`,
        message: `The file contains the value of ${name}, which is private. Don't use it in pages or in the configuration.`,
      }));
  });
}

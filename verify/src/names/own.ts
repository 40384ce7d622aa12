import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleModel } from '../../../src/collection/example-model.ts';
import { type ExampleModel, namesIn, type OwnNames } from '../../../src/names/names.ts';

const { EXAMPLE_MODEL: given } = process.env;

/** The example as it is in the project; its copy has other names. */
export const model: ExampleModel = given ? JSON.parse(given) : exampleModel();

/** What a reader with `schema.json` reads. */
export const own: OwnNames = read();

function read(): OwnNames {
  const names = namesIn(readFileSync(path.join(import.meta.dirname, 'schema.json'), 'utf8'), model);
  if (typeof names === 'string') throw new Error(names);
  return names;
}

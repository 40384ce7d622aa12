import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config/project-root.ts';
import type { ExampleModel } from '../names/names.ts';

interface Schema {
  readonly info: { readonly singularName: string; readonly pluralName: string };
  readonly attributes: Readonly<
    Record<string, { readonly type: string; readonly target?: string }>
  >;
}

/** The content types of the running example, which the verifier's project has. */
export function exampleModel(): ExampleModel {
  const files = globSync('verify/cms/src/api/*/content-types/*/schema.json', { cwd: projectRoot });
  const schemas = files
    .sort()
    .map((file): Schema => JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')));
  const types = schemas.map(({ info, attributes }) => {
    const fields = Object.entries(attributes).map(([name, { type, target }]) => [
      name,
      target?.startsWith('api::') ? `>${target.split('.')[1]}` : type,
    ]);
    return [info.singularName, { plural: info.pluralName, fields: Object.fromEntries(fields) }];
  });
  return { main: 'restaurant', types: Object.fromEntries(types) };
}

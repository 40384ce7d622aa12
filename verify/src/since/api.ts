import path from 'node:path';
import ts from 'typescript';
import { probe } from '../typescript/probe.ts';

/** The names of methods and properties in an API, such as `documents.publish` or `strapi.cron.add`. */
export type ApiNames = ReadonlySet<string>;

/** An API: the type that describes it, and how deep the names in it go. */
interface Api {
  /** A TypeScript type expression. */
  type: string;
  depth: number;
}

/** What developers call on the server. */
export const serverApis: Readonly<Record<string, Api>> = {
  documents: { type: "import('@strapi/types').Modules.Documents.ServiceInstance", depth: 1 },
  strapi: { type: "import('@strapi/types').Core.Strapi", depth: 2 },
};

/** What developers call of the client, a package with its own versions. */
export const clientApis: Readonly<Record<string, Api>> = {
  client: { type: "ReturnType<typeof import('@strapi/client').strapi>", depth: 2 },
  'client.collection': {
    type: "ReturnType<ReturnType<typeof import('@strapi/client').strapi>['collection']>",
    depth: 1,
  },
  'client.single': {
    type: "ReturnType<ReturnType<typeof import('@strapi/client').strapi>['single']>",
    depth: 1,
  },
};

/**
 * Reads the members of APIs from the types of the packages in `node_modules` of a folder. Members that
 * other packages declare (Koa, Knex) aren't part of it.
 */
export function apiNames(folder: string, apis: Readonly<Record<string, Api>>): ApiNames {
  const entries = Object.entries(apis);
  const { checker, types } = probe(
    path.join(folder, 'probe.ts'),
    entries.map(([, { type }]) => type),
  );
  const names = new Set<string>();
  for (const [index, [name, { depth }]] of entries.entries()) {
    const type = types[index];
    if (type) addMembers(type, checker, name, depth, names);
  }
  return names;
}

function addMembers(
  type: ts.Type,
  checker: ts.TypeChecker,
  name: string,
  depth: number,
  names: Set<string>,
): void {
  for (const property of checker.getNonNullableType(type).getApparentProperties()) {
    if (!/^[a-z]\w*$/.test(property.name) || !isOwn(property)) continue;
    const full = `${name}.${property.name}`;
    names.add(full);
    const own = checker.getTypeOfSymbol(property);
    if (depth > 1 && own.getCallSignatures().length === 0)
      addMembers(own, checker, full, depth - 1, names);
  }
}

/** Whether one of Strapi's packages declares a member, and not as private. */
function isOwn(property: ts.Symbol): boolean {
  return (property.declarations ?? []).some((declaration) => {
    const flags = ts.getCombinedModifierFlags(declaration);
    return (
      /\/@strapi\//.test(declaration.getSourceFile().fileName) &&
      !(flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected))
    );
  });
}

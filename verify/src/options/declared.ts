import path from 'node:path';
import ts from 'typescript';
import { packageFolder, verifyRoot } from '../paths.ts';
import { probe } from '../typescript/probe.ts';
import { typed } from './namespaces.ts';
import { type OptionType, optionTypeOf } from './option-type.ts';

/** The options that types declare, by namespace and dotted name; `undefined` if any value is allowed. */
export type DeclaredOptions = ReadonlyMap<string, ReadonlyMap<string, OptionType | undefined>>;

/** The middlewares of the core, by the names under which it exports them. */
const middlewares = [
  ...['body', 'compression', 'cors', 'favicon', 'ip', 'poweredBy', 'responses', 'security'],
  'session',
];

/** Types of configurations that plugins don't export from their packages. */
const plugins: Readonly<
  Record<string, readonly [packageName: string, file: string, type: string]>
> = {
  upload: ['@strapi/upload', 'dist/server/src/types', 'Config'],
  email: ['@strapi/email', 'dist/server/src/types', 'EmailConfig'],
  documentation: ['@strapi/plugin-documentation', 'dist/server/src/types', 'PluginConfig'],
};

/** TypeScript expressions for the configuration of each namespace that has a type. */
function configurationTypes(): [namespace: string, type: string][] {
  return [
    ...Object.entries(typed).map(([namespace, type]): [string, string] => [
      namespace,
      `import('@strapi/strapi').Core.Config.${type}`,
    ]),
    ...middlewares.map((name): [string, string] => {
      const file = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
      const module = packageFolder('@strapi/core', `dist/middlewares/${file}`);
      return [
        `middlewares.${name}`,
        `NonNullable<Parameters<typeof import(${JSON.stringify(module)}).${name}>[0]>`,
      ];
    }),
    ...Object.entries(plugins).map(([name, [packageName, file, type]]): [string, string] => [
      `plugins.${name}`,
      `import(${JSON.stringify(packageFolder(packageName, file))}).${type}`,
    ]),
  ];
}

/** Reads the configuration types of the installed packages (about four seconds). */
export function declaredOptions(): DeclaredOptions {
  const configured = configurationTypes();
  const { checker, types } = probe(
    path.join(verifyRoot, 'src', 'options-probe.ts'),
    configured.map(([, type]) => type),
  );
  return new Map(
    types.map((type, index) => {
      const members = new Map<string, OptionType | undefined>();
      addMembers(type, checker, '', 0, members);
      return [configured[index]?.[0] ?? '', members];
    }),
  );
}

const DEEPEST = 6;

function addMembers(
  type: ts.Type,
  checker: ts.TypeChecker,
  prefix: string,
  depth: number,
  members: Map<string, OptionType | undefined>,
): void {
  if (depth > DEEPEST) return;
  if (type.isUnion()) {
    for (const member of type.types) addMembers(member, checker, prefix, depth, members);
    return;
  }
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (!isObject || checker.isArrayType(type) || checker.isTupleType(type)) return;
  if (type.getCallSignatures().length > 0) return;
  for (const property of type.getProperties()) {
    // Members of built-in types such as Date or Buffer aren't options.
    if (!/^[a-z][\w-]*$/i.test(property.name) || isBuiltIn(property)) continue;
    const name = `${prefix}${property.name}`;
    const own = checker.getTypeOfSymbol(property);
    const found = optionTypeOf(own, checker);
    members.set(name, members.has(name) ? both(members.get(name), found) : found);
    addMembers(own, checker, `${name}.`, depth + 1, members);
  }
}

/** What either of two types allows: a member can differ between the members of a union. */
function both(one: OptionType | undefined, other: OptionType | undefined): OptionType | undefined {
  if (!one || !other) return undefined;
  return {
    kinds: new Set([...one.kinds, ...other.kinds]),
    literals: new Set([...one.literals, ...other.literals]),
  };
}

function isBuiltIn(property: ts.Symbol): boolean {
  return (property.declarations ?? []).every((declaration) =>
    /\/(typescript\/lib|@types\/node)\//.test(declaration.getSourceFile().fileName),
  );
}

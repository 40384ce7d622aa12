import * as React from 'react';
import { compile } from '../compile.ts';
import { guardName } from '../insert-guards.ts';
import { createGuard } from './guard.ts';

/** What code may import. Everything is part of the frame, as nothing is fetched. */
const modules: Readonly<Record<string, unknown>> = { react: React };

/** The name under which the code shows in stack traces. */
const fileName = 'playground.js';

/** Lines that `new Function` puts before the code. */
const headerLines = 2;

/** Runs code and returns what it shows. @throws whatever the code throws */
export function runCode(source: string): unknown {
  const module = { exports: {} as { default?: unknown } };
  const body = `${compile(source)}\n//# sourceURL=${fileName}`;
  const code = new Function('exports', 'module', 'require', 'React', guardName, body);
  code(module.exports, module, requireModule, React, createGuard());
  return module.exports.default;
}

function requireModule(name: string): unknown {
  if (Object.hasOwn(modules, name)) return modules[name];
  throw new Error(`There is no "${name}" here. Known: ${Object.keys(modules).join(', ')}.`);
}

/** An error as a reader can use it: with the line in their code where it's known. */
export function describeError(error: unknown): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const line = lineOf(error);
  return line === undefined ? message : `Line ${line}: ${message}`;
}

function lineOf(error: unknown): number | undefined {
  const compiled: unknown = Reflect.get(Object(error), 'line');
  if (typeof compiled === 'number') return compiled;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = new RegExp(`${fileName}:(\\d+)`).exec(stack)?.[1];
  return found === undefined ? undefined : Math.max(1, Number(found) - headerLines);
}

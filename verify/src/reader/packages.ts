import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remembered } from '../once.ts';
import type { Page } from '../pages/page.ts';
import { verifyRoot } from '../paths.ts';
import { isShell } from '../shell/languages.ts';
import { shellCommands } from '../shell/parse.ts';
import { nameOf, resolveCommand } from '../shell/resolve.ts';
import { generatedProject } from './generate.ts';
import { readManifest } from './project.ts';

/**
 * The packages that a reader can import on a page: those of a new project and those that commands on the page
 * install, with all that npm puts next to them.
 */
export function packagesOn(page: Page): ReadonlySet<string> {
  const { dependencies, devDependencies } = readManifest(
    path.join(generatedProject('typescript'), 'package.json'),
  );
  const installed = page.blocks
    .filter(isShell)
    .flatMap(({ code }) => shellCommands(code))
    .flatMap(({ words }) => {
      const resolved = resolveCommand(words);
      return resolved.kind === 'packages' ? resolved.packages : [];
    })
    .map(nameOf);
  const found = new Set<string>();
  const waiting = [...Object.keys({ ...dependencies, ...devDependencies }), ...installed];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...neededBy(name));
  }
  return found;
}

/** What npm installs for a package; nothing for one that isn't installed here. */
const neededBy = remembered((name): readonly string[] => {
  const file = path.join(verifyRoot, 'node_modules', name, 'package.json');
  const manifest: Partial<Record<'dependencies' | 'peerDependencies', object>> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
});

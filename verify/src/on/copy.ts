import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../paths.ts';

/**
 * Copies what is committed or will be, without what the copy makes itself.
 * @param own files that stay as the copy has them
 */
export function copyProject(copy: string, own: RegExp): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split('\0').filter(Boolean)) {
    const source = path.join(projectRoot, file);
    const target = path.join(copy, file);
    if (existsSync(source) && !(own.test(file) && existsSync(target))) cpSync(source, target);
  }
  const modules = path.join(copy, 'node_modules');
  if (!existsSync(modules)) symlinkSync(path.join(projectRoot, 'node_modules'), modules);
}

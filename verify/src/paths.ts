import path from 'node:path';
import { projectRoot as ownProject } from '../../src/config/project-root.ts';

/** The folder of the verifier. */
export const verifyRoot = path.join(ownProject, 'verify');

/** The project whose pages are verified; the tests of the verifier set `VERIFY_PROJECT`. */
export const projectRoot = process.env.VERIFY_PROJECT ?? ownProject;

/** Everything that can be made again: databases, generated types, copies of the example project. */
export const cacheRoot = path.join(verifyRoot, '.cache');

/** The example plugin as it is committed. */
export const examplePlugin = path.join(verifyRoot, 'plugin');

/** The files of the running example, which a new project gets in addition (`reader/project.ts`). */
export const exampleFiles = path.join(verifyRoot, 'cms');

/** A folder or file of an installed package. */
export const packageFolder = (name: string, relative = ''): string =>
  path.join(verifyRoot, 'node_modules', name, relative);

import path from 'node:path';

/** The folder of the verifier. */
export const verifyRoot = path.resolve(import.meta.dirname, '..');

/** The folder of the whole project; `VERIFY_PROJECT` lets the tests verify pages of their own. */
export const projectRoot = process.env.VERIFY_PROJECT ?? path.resolve(verifyRoot, '..');

/** Everything that can be made again: databases, generated types, copies of the example project. */
export const cacheRoot = path.join(verifyRoot, '.cache');

/** The example project as it is committed. */
export const exampleProject = path.join(verifyRoot, 'cms');

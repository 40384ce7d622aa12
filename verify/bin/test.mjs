#!/usr/bin/env node
/**
 * The types of the verifier, and those of its tests that need the CMS, which is installed first. The
 * other tests run with those of the site.
 */
import { ensureInstalled } from './install.mjs';
import { runWithProjectNode } from './project-node.mjs';

const consequence = 'NO TEST WAS RUN';
await ensureInstalled(consequence);
const types = ['node_modules/typescript/bin/tsc', '-p', '.'];
process.exitCode =
  (await runWithProjectNode(types, consequence)) ||
  (await runWithProjectNode(['--test', 'tests/cms/*.test.ts'], consequence));

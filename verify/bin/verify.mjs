#!/usr/bin/env node
/** `npm run verify`, on the Node of the project whatever the system's is. */
import { runWithProjectNode } from './project-node.mjs';

const args = ['src/cli.ts', ...process.argv.slice(2)];
process.exitCode = await runWithProjectNode(args, 'NOTHING WAS VERIFIED');

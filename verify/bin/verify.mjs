#!/usr/bin/env node
/** `npm run verify`, on the Node of the project whatever the system's is. */
import { runWithProjectNode } from './project-node.mjs';

process.exitCode = runWithProjectNode('src/cli.ts', process.argv.slice(2), 'NOTHING WAS VERIFIED');

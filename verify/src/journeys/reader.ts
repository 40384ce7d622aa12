import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyRoot } from '../paths.ts';
import type { Language } from '../reader/generate.ts';
import { JourneyError } from './failure.ts';
import type { Counts } from './report.ts';

/** What a reader has besides files, which has to outlast a page. */
export interface Memory {
  /** The folder in which the next terminal opens, from the one in which the journey began. */
  folder: string;
  /** The script that the reader started and that goes on running, such as `develop`. */
  serving: string | undefined;
  /** Ids as pages show them, with those that the reader's own project gave. */
  ids: Record<string, string>;
  /** Values for placeholders such as `<user-jwt>`. */
  placeholders: Record<string, string>;
  /** What the reader copied last in the admin panel. */
  clipboard: string;
  /** The request that signed somebody in last: tokens expire, and readers sign in again. */
  signIn: { path: string; body: string } | undefined;
  /** Cookies of the admin panel. */
  cookies: readonly { name: string; value: string; path: string }[];
  counts: Counts;
}

const nothing = (): Memory => ({
  folder: '.',
  serving: undefined,
  ids: {},
  placeholders: {},
  clipboard: '',
  signIn: undefined,
  cookies: [],
  counts: { steps: 0, commands: 0, files: 0, requests: 0 },
});

/**
 * Somebody who follows pages in a folder that was empty. Its packages are those of the verifier, which a link
 * next to the folder leads to, so that nothing is downloaded.
 */
export class Reader {
  readonly language: Language;
  readonly memory: Memory;
  /** The ids that responses on the present page have shown. */
  readonly idsOnPage = new Set<string>();
  readonly #outside: string;
  /** The folder in which the journey began. */
  readonly root: string;

  /** @param kept the folder of a state to continue from */
  constructor(language: Language, kept?: string) {
    this.language = language;
    this.#outside = mkdtempSync(path.join(tmpdir(), 'verify-journey-'));
    symlinkSync(path.join(verifyRoot, 'node_modules'), path.join(this.#outside, 'node_modules'));
    this.root = path.join(this.#outside, 'projects');
    if (kept === undefined) mkdirSync(this.root);
    else
      cpSync(path.join(kept, 'projects'), this.root, { recursive: true, verbatimSymlinks: true });
    this.memory =
      kept === undefined
        ? nothing()
        : (JSON.parse(readFileSync(path.join(kept, 'memory.json'), 'utf8')) as Memory);
  }

  /** The folder of the terminal. */
  get folder(): string {
    return path.join(this.root, this.memory.folder);
  }

  set folder(folder: string) {
    this.memory.folder = path.relative(this.root, folder) || '.';
  }

  /**
   * The folder of the reader's project that the terminal is in.
   * @throws JourneyError if no page has created one, or the terminal is outside
   */
  project(): string {
    for (let at = this.folder; at.startsWith(this.root); at = path.dirname(at))
      if (isProject(at)) return at;
    throw new JourneyError(
      `The reader's folder (${this.memory.folder}) isn't in a Strapi project: no page so far has created one or gone into it.`,
    );
  }

  /** Where a file block belongs: a path from `/` is in the project, another one in the reader's folder. */
  resolve(title: string): string {
    return title.startsWith('/') ? path.join(this.project(), title) : path.join(this.folder, title);
  }

  remove(): void {
    rmSync(this.#outside, { recursive: true, force: true });
  }
}

function isProject(folder: string): boolean {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return false;
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies?: object };
  return dependencies !== undefined && '@strapi/strapi' in dependencies;
}

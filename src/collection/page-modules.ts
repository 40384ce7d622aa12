import type { ComponentType, ReactNode } from 'react';
import type { Section } from '../document/page-document.ts';
import type { TimelineEntry } from '../news/timeline.ts';

/** What a page written in TSX is given to place on it. */
export interface PageModuleProps {
  readonly search?: ReactNode;
  readonly askAi?: ReactNode;
  /** The example that readers can change; see `liveExample`. */
  readonly playground?: ReactNode;
  /** What's new, newest first. */
  readonly timeline: readonly TimelineEntry[];
}

/** A page written as a TSX module under `docs/`. */
export interface PageModule {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonicalPath: string;
  /** Path of the Markdown page whose first playground this page shows as well. */
  readonly liveExample: string | undefined;
  /**
   * The page's structure, as Markdown has it.
   * @param origin of the site, for absolute links
   */
  readonly sections: (origin: string, timeline: readonly TimelineEntry[]) => readonly Section[];
  readonly Component: ComponentType<PageModuleProps>;
}

/**
 * Checks what a page module exports.
 * @param file path from the project root, such as `docs/home/Home.tsx`
 * @throws Error if it has no default export (SPECIFICATION.md S5), title, description or structure
 */
export function readPageModule(
  file: string,
  module: Readonly<Record<string, unknown>>,
): PageModule {
  const { default: Component, frontMatter, sections } = module;
  if (!isComponent(Component)) {
    throw new Error(
      `${file}: the page has no default export. Export its React component: export default function Page() { … }`,
    );
  }
  const { title, description, canonicalPath, liveExample } = Object(frontMatter);
  if (typeof title !== 'string' || typeof description !== 'string') {
    throw new Error(
      `${file}: export const frontMatter = { title: '…', description: '…' } is missing.`,
    );
  }
  if (!isStructure(sections)) {
    throw new Error(
      `${file}: export const sections is missing. Export the function that gives search and agents the page's text: (origin: string) => Section[].`,
    );
  }
  const path = file.replace(/^docs/, '').replace(/(?:\/index)?\.tsx$/, '') || '/';
  return {
    path,
    title,
    description,
    canonicalPath: typeof canonicalPath === 'string' ? canonicalPath : path,
    liveExample: typeof liveExample === 'string' ? liveExample : undefined,
    sections,
    Component,
  };
}

const isComponent = (value: unknown): value is ComponentType<PageModuleProps> =>
  typeof value === 'function';

const isStructure = (value: unknown): value is PageModule['sections'] =>
  typeof value === 'function';

/** Every page module of `docs/`. */
export function pageModules(): PageModule[] {
  const modules = import.meta.glob<Record<string, unknown>>('/docs/**/*.tsx', { eager: true });
  return Object.entries(modules).map(([file, module]) => readPageModule(file.slice(1), module));
}

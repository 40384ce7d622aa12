import type { ComponentType, ReactNode } from 'react';

/** What a page written in TSX is given to place on it. */
export interface PageModuleProps {
  readonly search?: ReactNode;
  readonly askAi?: ReactNode;
}

/** A page written as a TSX module under `docs/`. */
export interface PageModule {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonicalPath: string;
  readonly Component: ComponentType<PageModuleProps>;
}

/**
 * Checks what a page module exports.
 * @param file path from the project root, such as `docs/home/Home.tsx`
 * @throws Error if it has no default export (product-spec S5), title or description
 */
export function readPageModule(
  file: string,
  module: Readonly<Record<string, unknown>>,
): PageModule {
  const { default: Component, frontMatter } = module;
  if (!isComponent(Component)) {
    throw new Error(
      `${file}: the page has no default export. Export its React component: export default function Page() { … }`,
    );
  }
  const { title, description, canonicalPath } = Object(frontMatter);
  if (typeof title !== 'string' || typeof description !== 'string') {
    throw new Error(
      `${file}: export const frontMatter = { title: '…', description: '…' } is missing.`,
    );
  }
  const path = file.replace(/^docs/, '').replace(/(?:\/index)?\.tsx$/, '') || '/';
  return {
    path,
    title,
    description,
    canonicalPath: typeof canonicalPath === 'string' ? canonicalPath : path,
    Component,
  };
}

const isComponent = (value: unknown): value is ComponentType<PageModuleProps> =>
  typeof value === 'function';

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PageDocument } from '../../document/page-document.ts';
import { Problems } from '../../problems/problems.ts';
import { readYaml } from '../../problems/read-yaml.ts';
import type { PageQuestion, PageQuestions } from './page-questions.ts';

/** From the root of the site. The questions of `docs/cms/intro.md` are in `cms/intro.yml`. */
const folder = 'data/retrieval/questions';

/** `How do I load relations of relations? #deep`: the question, then the anchor of its answer. */
const question = z
  .string()
  .min(3)
  .max(120)
  .transform((written): PageQuestion => {
    const match = /^(.*\S)\s+#([A-Za-z][\w:.-]*)$/.exec(written.trim());
    return match ? { text: match[1] ?? '', anchor: match[2] } : { text: written.trim() };
  });

const schema = z.strictObject(
  { indexed: z.array(question).max(100).default([]), teaching: z.array(question).default([]) },
  {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? 'a key is neither "indexed" nor "teaching"' : undefined,
  },
);

/** What tells whether the questions of a page lead anywhere. */
type AskedPage = Pick<PageDocument, 'id' | 'sections'>;

/**
 * What readers ask of the pages, by the page's id. A page needs no file.
 * @param root absolute path of the site
 * @throws ContentError with everything that is wrong in the files, such as one whose page is gone
 */
export function readQuestions(
  root: string,
  pages: readonly AskedPage[],
): ReadonlyMap<string, PageQuestions> {
  const problems = new Problems();
  const byId = new Map(pages.map((page) => [page.id, page]));
  const questions = new Map<string, PageQuestions>();
  for (const found of globSync('**/*.yml', { cwd: path.join(root, folder) }).sort()) {
    const id = found.split(path.sep).join('/').slice(0, -'.yml'.length);
    const file = `${folder}/${id}.yml`;
    const page = byId.get(id);
    if (!page) {
      const message = `There's no page docs/${id}.md. Rename this file as the page was, or delete it.`;
      problems.add({ file, message });
      continue;
    }
    const text = readFileSync(path.join(root, file), 'utf8');
    const read = readYaml({ file, text }, schema, problems, { refuseComments: true });
    if (!read) continue;
    questions.set(id, read.value);
    for (const use of ['indexed', 'teaching'] as const) {
      for (const [index, asked] of read.value[use].entries()) {
        const message = wrongAnchor(asked, page);
        if (message) problems.add({ file, line: read.lineOf(use, index), message });
      }
    }
  }
  problems.throwIfAny();
  return questions;
}

function wrongAnchor({ text, anchor }: PageQuestion, { sections }: AskedPage): string | undefined {
  if (anchor === undefined || sections.some(({ slug }) => slug === anchor)) return undefined;
  const slugs = sections.flatMap(({ slug }) => (slug === '' ? [] : [`#${slug}`]));
  return `The question "${text}" points to #${anchor}, which isn't a section of the page. Its sections: ${slugs.join(', ') || 'none'}.`;
}

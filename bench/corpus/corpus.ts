import GithubSlugger from 'github-slugger';
import { fence } from './code.ts';
import { type Random, seededRandom } from './random.ts';
import { adjective, capital, identifier, noun, nouns, sentence, title, verb } from './words.ts';

/** A generated page before it is written. */
interface Page {
  /** Path of the file in `docs/` without its ending; `/id` is its address. */
  readonly id: string;
  readonly title: string;
  readonly headings: readonly {
    readonly depth: 2 | 3;
    readonly title: string;
    readonly slug: string;
  }[];
  readonly random: Random;
}

interface Group {
  readonly label: string;
  readonly pages: readonly Page[];
}

/** Files of a generated project, by path from its root. */
export interface Corpus {
  readonly files: ReadonlyMap<string, string>;
  /** Ids of all pages. */
  readonly pages: readonly string[];
  /** The id of the page whose source is the median in size. */
  readonly median: string;
}

const seed = 20_240_607;
const sidebars = ['cms', 'cloud'] as const;

/**
 * Pages as a documentation has them: 600 to 2,200 words of prose, 5 to 12 code blocks, tables, lists,
 * callouts and links to other pages and their sections, in groups of 10 to 24 pages, two levels deep.
 * The same number of pages always gives the same bytes.
 * @param count how many pages
 * @param linked ids of pages that the site around the text links to, which therefore have to exist
 */
export function generateCorpus(count: number, linked: readonly string[]): Corpus {
  const groups = planGroups(count, linked);
  const pages = groups.flatMap((group) => group.pages);
  const tags = nouns.filter((_, index) => index % 4 === 0);
  const files = new Map<string, string>();
  for (const page of pages) files.set(`docs/${page.id}.md`, writePage(page, pages, tags));
  files.set('docs/tags.yml', tagFile(tags));
  files.set('sidebars.ts', sidebarFile(groups));
  const bySize = pages
    .map(({ id }) => ({ id, size: files.get(`docs/${id}.md`)?.length ?? 0 }))
    .sort((a, b) => a.size - b.size);
  return {
    files,
    pages: pages.map(({ id }) => id),
    median: bySize[Math.floor(bySize.length / 2)]?.id ?? '',
  };
}

function planGroups(count: number, linked: readonly string[]): Group[] {
  if (count < linked.length + 20) {
    throw new Error(`A corpus needs ${linked.length + 20} pages or more; found ${count}.`);
  }
  const random = seededRandom(seed);
  // Pages at the root, such as the release notes, need a sidebar as well.
  const inSidebar = (name: string) =>
    linked.filter((id) => id.startsWith(`${name}/`) || (name === sidebars[0] && !id.includes('/')));
  const groups: Group[] = sidebars.map((name) => ({
    label: `Start with ${name}`,
    pages: inSidebar(name).map((id, index) => planPage(id, title(random), index)),
  }));
  let left = count - linked.length;
  for (let number = 1; left > 0; number += 1) {
    const size = left < 24 ? left : Math.min(random.between(10, 24), left);
    const folder = `${random.next() < 0.7 ? 'cms' : 'cloud'}/${noun(random)}-${number}`;
    const label = `${capital(adjective(random))} ${noun(random)} ${random.pick(['basics', 'guides', 'reference'])} ${number}`;
    const pages = Array.from({ length: size }, (_, index) => {
      const name = title(random);
      const slug = new GithubSlugger().slug(name);
      return planPage(`${folder}/${slug}-${index + 1}`, name, number * 1000 + index);
    });
    groups.push({ label, pages });
    left -= size;
  }
  return groups;
}

/** A page has its own random numbers, so that its text does not depend on the size of the corpus. */
function planPage(id: string, name: string, number: number): Page {
  const random = seededRandom(seed + number * 7919 + id.length);
  const slugger = new GithubSlugger();
  const headings = Array.from({ length: random.between(6, 14) }, (_, index) => {
    const heading = title(random);
    const depth = index > 0 && random.next() < 0.4 ? (3 as const) : (2 as const);
    return { depth, title: heading, slug: slugger.slug(heading) };
  });
  return { id, title: name, headings, random };
}

function writePage(page: Page, pages: readonly Page[], tags: readonly string[]): string {
  const { random, headings } = page;
  const own = new Set(Array.from({ length: random.between(1, 4) }, () => random.pick(tags)));
  const frontMatter = [
    '---',
    `title: ${JSON.stringify(page.title)}`,
    `description: ${JSON.stringify(description(random))}`,
    `tags: [${[...own].join(', ')}]`,
    '---',
  ].join('\n');
  const blocks = [prose(random, pages, 2)];
  const perSection = random.between(600, 2200) / headings.length;
  const codeBlocks = random.between(5, 12) / headings.length;
  for (const heading of headings) {
    blocks.push(`${'#'.repeat(heading.depth)} ${heading.title}`);
    let words = 0;
    do {
      const block = random.next() < 0.15 ? bullets(random) : prose(random, pages, 1);
      words += block.split(' ').length;
      blocks.push(block);
    } while (words < perSection);
    if (random.next() < codeBlocks) blocks.push(fence(random));
    if (random.next() < 0.15) blocks.push(table(random));
    if (random.next() < 0.25) blocks.push(callout(random));
  }
  return `${frontMatter}\n\n${blocks.join('\n\n')}\n`;
}

/** Front matter wants 70 to 160 characters. */
const description = (random: Random): string =>
  `${capital(verb(random))} a ${noun(random)} and its ${noun(random)}: what the ${noun(random)} needs, and what you get from it at the end.`.slice(
    0,
    158,
  );

function prose(random: Random, pages: readonly Page[], links: number): string {
  const parts = Array.from({ length: random.between(2, 5) }, () => sentence(random));
  for (let index = 0; index < links && random.next() < 0.7; index += 1) {
    const target = random.pick(pages);
    const heading = random.next() < 0.3 ? random.pick(target.headings) : undefined;
    const href = `/${target.id}${heading ? `#${heading.slug}` : ''}`;
    parts.push(`See [${heading?.title ?? target.title}](${href}) for the ${noun(random)}.`);
  }
  return parts.join(' ');
}

const bullets = (random: Random): string =>
  Array.from({ length: random.between(3, 6) }, () => `- ${sentence(random)}`).join('\n');

const callout = (random: Random): string =>
  `:::${random.pick(['note', 'tip', 'warning', 'caution'])}\n${sentence(random)} ${sentence(random)}\n:::`;

function table(random: Random): string {
  const rows = Array.from(
    { length: random.between(4, 9) },
    () =>
      `| \`${identifier(random)}\` | ${random.pick(['string', 'number', 'boolean'])} | The ${adjective(random)} ${noun(random)}. | \`${noun(random)}\` |`,
  );
  return ['| Name | Type | Description | Default |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

const tagFile = (tags: readonly string[]): string =>
  `tags:\n${tags.map((label) => `  - label: ${label}\n    description: Pages of the generated corpus about this word.\n`).join('')}`;

function sidebarFile(groups: readonly Group[]): string {
  const trees = sidebars.map((name) => {
    const own = groups.filter(({ pages }) => pages[0]?.id.startsWith(`${name}/`));
    // Every fourth group holds the next one, so that there are two levels.
    const items = own.flatMap((group, index) => {
      if (index % 4 === 1) return [];
      const inner = index % 4 === 0 ? own[index + 1] : undefined;
      return [category(group, inner && category(inner))];
    });
    return `  ${name}: [\n${items.join(',\n')}\n  ],`;
  });
  return `import { category, doc } from './src/sidebars/schema.ts';\n\nexport default {\n${trees.join('\n')}\n};\n`;
}

function category({ label, pages }: Group, inner?: string): string {
  const items = [...pages.map(({ id }) => `doc(${JSON.stringify(id)})`), ...(inner ? [inner] : [])];
  return `category(${JSON.stringify(label)}, [${items.join(', ')}])`;
}

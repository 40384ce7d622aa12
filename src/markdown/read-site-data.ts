import { readFileSync } from 'node:fs';
import path from 'node:path';
import { snippetName } from '../document/snippet-name.ts';
import { readNews } from '../news/news.ts';
import { readTestedFrom } from '../news/older-versions.ts';
import { readReleases } from '../news/releases/read-releases.ts';
import type { Problems } from '../problems/problems.ts';
import type { SiteData } from '../vocabulary/site-data.ts';
import { readBadges, readDataTables, readFacts, readGlossary, readPlans } from './data-files.ts';
import { readImages } from './read-images.ts';
import type { Sources } from './read-sources.ts';

/** What elements may look up: the other pages, the data files, the images and the snippets. */
export async function readSiteData(
  root: string,
  { readable, unreadable }: Sources,
  problems: Problems,
): Promise<SiteData> {
  const read = (name: string) => {
    const file = `docs/data/${name}`;
    return { file, text: readFileSync(path.join(root, file), 'utf8') };
  };
  const all = [...unreadable, ...readable];
  const plans = readPlans(read('plans.yml'), problems);
  return {
    pages: new Map([
      ...unreadable.map(({ id }) => [`/${id}`, { title: id, description: '' }] as const),
      ...readable.map(({ path: own, frontMatter: { value } }) => {
        return [own, { title: value.title, description: value.description }] as const;
      }),
    ]),
    paths: new Map([
      ...unreadable.map(({ file, id }) => [file, `/${id}`] as const),
      ...readable.map(({ file, path: own }) => [file, own] as const),
    ]),
    terms: readGlossary(read('glossary.yml'), problems),
    badges: readBadges(read('badges.yml'), plans, problems),
    facts: readFacts(read('facts.yml'), problems),
    tables: readDataTables(read('cloud.yml'), plans, problems),
    news: readNews(read('whats-new.yml'), problems),
    releases: readReleases(read('releases.json'), problems),
    testedFrom: readTestedFrom(read('older-versions.json'), problems),
    images: await readImages(root, problems),
    snippets: new Map(
      all.flatMap(({ id, file, source }) => {
        const name = snippetName(id);
        return name === undefined ? [] : [[name, { file, source }] as const];
      }),
    ),
    breakingChanges: new Map(
      readable.flatMap(({ path: own, frontMatter: { value } }) => {
        const { title, description, breakingChange: change } = value;
        return change ? [[own, { path: own, title, description, change }] as const] : [];
      }),
    ),
  };
}

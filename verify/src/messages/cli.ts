/**
 * The command behind `npm run messages`: how many of Strapi's error messages the pages explain.
 *
 *     npm run messages -- --list      those that no page explains, and those that nothing provokes
 *     npm run messages -- --write     `docs/data/messages.json`, which the error finder reads; what it says of a
 *                                     message stays, and published versions say since when there are new ones
 *     npm run messages -- --write --all     all of it again, which takes half an hour
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageDataSchema } from '../../../src/errors/message-data.ts';
import { loadPage } from '../pages/page.ts';
import { pageFiles, provokedFolder } from '../pages/page-files.ts';
import { projectRoot } from '../paths.ts';
import { versions } from '../report.ts';
import { messageCatalog } from './catalog.ts';
import { firstMinors } from './first-minors.ts';
import { KnownMessages } from './known-messages.ts';
import { provokedOf } from './provoked.ts';

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
const catalog = messageCatalog();
const known = new KnownMessages(catalog.map(({ text }) => text));
const pages = pageFiles([], ['docs', provokedFolder]).map(loadPage);
const quoted = new Set(pages.flatMap(({ messages }) => messages.map(({ text }) => text)));
const provoked = provokedOf(quoted, pages);
const explained = new Set([...quoted].flatMap((text) => known.matching(text)));

const rows = [...Map.groupBy(catalog, ({ package: own, kind }) => `${own}, ${kind}`)].map(
  ([place, own]) => ({
    place,
    messages: own.length,
    explained: own.filter(({ text }) => explained.has(text)).length,
  }),
);
console.table(rows.sort((a, b) => b.messages - a.messages));
console.log(
  `${catalog.length} messages, of which pages explain ${explained.size}; ${quoted.size} are quoted, and ${provoked.size} of them provoked.`,
);
if (values.list) {
  for (const { text, package: own, kind } of catalog) {
    if (!explained.has(text)) console.log(`${own}, ${kind}: ${text}`);
  }
  for (const text of quoted) {
    if (!provoked.has(text)) console.log(`not provoked: ${text}`);
  }
}
if (values.write) {
  const file = path.join(projectRoot, 'docs/data/messages.json');
  const version = versions()['@strapi/strapi'] ?? '';
  const earlier = values.all
    ? []
    : messageDataSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).messages;
  const since = new Map(earlier.map(([text, , , minor]) => [text, minor]));
  const added = catalog.filter(({ text }) => !since.has(text));
  for (const [text, minor] of await firstMinors(added, version)) since.set(text, minor);
  const messages = catalog.map(({ text, package: own, kind }) =>
    JSON.stringify([text, own, kind, since.get(text) ?? []].flat()),
  );
  writeFileSync(file, `{ "version": "${version}", "messages": [\n${messages.join(',\n')}\n] }\n`);
}

import { z } from 'zod';
import { type CardFact, cardFacts } from '../../breaking-changes/card-facts.ts';
import { joinProse } from '../../document/prose.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { factList, plainBlock } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { Code } from '../code/Code.tsx';
import { apart, Identity } from './Identity.tsx';

const icons: Record<CardFact['id'], string> = {
  area: 'layers',
  plugins: 'plug',
  codemod: 'wand-sparkles',
  versions: 'git-commit-horizontal',
  evidence: 'badge-check',
};

/**
 * `::breaking-change`: what the front matter of the page says under `breakingChange`, as a card;
 * `of="/cms/…"` shows that of another page.
 */
export const breakingChange = defineElement({
  kinds: ['leaf'],
  attributes: z.strictObject({ of: text.optional() }),
  links: ['of'],
  plain: plainBlock(({ attributes, site, page, plainText }) => {
    const found = site.breakingChanges.get(attributes.of ?? page);
    if (!found) return [];
    return [
      factList(
        cardFacts(found.change).map(({ name, text: said, codes }) => [
          name,
          joinProse(plainText(said), ...codes.map((code) => codeProse(code))),
        ]),
      ),
    ];
  }),
  prepare: ({ of }, { site, page, report }) => {
    const found = site.breakingChanges.get(of ?? page);
    if (found) return { facts: cardFacts(found.change) };
    report(
      `"breaking-change": ${of ?? 'this page'} has no breakingChange in its front matter. Add it, or write of="/…" with the path of a page that has one.`,
    );
    return undefined;
  },
  render: ({ facts }) => (
    <Identity
      facts={facts.map(({ id, name, text: said, codes }) => ({
        name,
        icon: icons[id],
        value: apart([said, ...codes.map((code) => <Code key={code}>{code}</Code>)]),
      }))}
    />
  ),
});

const codeProse = (code: string) => ({ markdown: ` \`${code}\``, text: ` ${code}` });

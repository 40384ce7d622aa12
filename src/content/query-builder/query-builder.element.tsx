import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { Island } from '../island/Island.tsx';
import { StaticQuery } from './StaticQuery.tsx';

/** `::query-builder`: a form and an editor that make the address of a REST request. */
export const queryBuilder = defineElement({
  kinds: ['leaf'],
  once: true,
  plain: plainBlock(({ plainText }) => [
    {
      kind: 'prose',
      ...plainText('On this page, an interactive form turns parameters into an encoded URL.'),
    },
  ]),
  render: () => (
    <Island name="query-builder" props={{}}>
      <StaticQuery />
    </Island>
  ),
});

import { noAttributes } from '../attributes.ts';
import { defineElement } from '../element.ts';
import { Island } from '../island/Island.tsx';
import { StaticQuery } from './StaticQuery.tsx';

/** `::query-builder`: a form and an editor that make the address of a REST request. */
export const queryBuilder = defineElement({
  kinds: ['leaf'],
  label: 'none',
  attributes: noAttributes,
  once: true,
  render: () => (
    <Island name="query-builder" props={{}}>
      <StaticQuery />
    </Island>
  ),
});

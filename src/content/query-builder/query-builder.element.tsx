import { z } from 'zod';
import { defineElement } from '../element.ts';
import { Island } from '../island/Island.tsx';
import { StaticQuery } from './StaticQuery.tsx';

/** `::query-builder`: a form and an editor that make the address of a REST request. */
export const queryBuilder = defineElement({
  kinds: ['leaf'],
  label: 'none',
  attributes: z.strictObject({}),
  render: () => (
    <Island name="query-builder" props={{}}>
      <StaticQuery />
    </Island>
  ),
});

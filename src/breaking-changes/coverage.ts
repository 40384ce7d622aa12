import type { BreakingChange } from './schema.ts';

/** How much of a change the codemods of the upgrade tool do together. */
export type Handled = 'full' | 'partial' | 'none';

/** Codemods that leave every file as it is don't count. */
export function handledByCodemods({ codemods }: Pick<BreakingChange, 'codemods'>): Handled {
  const effective = codemods.filter(({ coverage }) => coverage !== 'ineffective');
  if (effective.length === 0) return 'none';
  return effective.every(({ coverage }) => coverage === 'full') ? 'full' : 'partial';
}

import { areaLabels } from './areas.ts';
import { type Handled, handledByCodemods } from './coverage.ts';
import type { BreakingChange } from './schema.ts';

/** One line of the card of a breaking change; `codes` are UIDs that follow the text. */
export interface CardFact {
  readonly id: 'area' | 'plugins' | 'codemod' | 'versions' | 'evidence';
  readonly name: string;
  readonly text: string;
  readonly codes: readonly string[];
}

/** What the card of a breaking change says, for readers with and without components. */
export function cardFacts(change: BreakingChange): CardFact[] {
  const uids = change.codemods.map(({ uid }) => uid);
  return [
    { id: 'area', name: 'Area', text: areaLabels[change.area], codes: [] },
    {
      id: 'plugins',
      name: 'Affects plugins?',
      text: change.affectsPlugins ? 'Yes' : 'No',
      codes: [],
    },
    {
      id: 'codemod',
      name: 'Handled by a codemod?',
      text: codemodAnswer(handledByCodemods(change), uids.length),
      codes: uids,
    },
    {
      id: 'versions',
      name: 'Changed in',
      text: `5.0.0, compared with ${change.from}`,
      codes: [],
    },
    { id: 'evidence', name: 'How we checked it', text: checked(change.evidence), codes: [] },
  ];
}

function codemodAnswer(handled: Handled, listed: number): string {
  switch (handled) {
    case 'full':
      return 'Yes:';
    case 'partial':
      return 'Partly, some of it remains to be done by hand:';
    case 'none':
      return listed === 0 ? 'No' : 'No, the one that the upgrade tool lists changes nothing:';
  }
}

const ways = {
  executed: 'executed',
  read: 'read in the packages',
  none: 'not checked',
} as const;

function checked({ v4, v5, why }: BreakingChange['evidence']): string {
  const sides = v4 === v5 ? `v4 and v5 ${ways[v4]}` : `v4 ${ways[v4]}, v5 ${ways[v5]}`;
  return why === undefined ? sides : `${sides}. ${why}`;
}

import type { ContentElement } from '../vocabulary/element.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { admonitions } from './admonition/admonitions.element.tsx';
import { badge } from './badge/badge.element.tsx';
import { breakingChangeList } from './breaking-changes/breaking-change-list.element.tsx';
import { breakingChanges } from './breaking-changes/breaking-changes.element.tsx';
import { codemods } from './breaking-changes/codemods.element.tsx';
import { migrationChecker } from './breaking-changes/migration-checker.element.tsx';
import { card, cards } from './cards/cards.element.tsx';
import { checklist } from './checklist/checklist.element.tsx';
import { interactiveFence } from './code-block/interactive-fence.ts';
import { dataTable } from './data-table/data-table.element.tsx';
import { details } from './details/details.element.tsx';
import { endpoint } from './endpoint/endpoint.element.tsx';
import { errorFinder } from './error-finder/error-finder.element.tsx';
import { example } from './example/example.element.tsx';
import { fact } from './fact/fact.element.tsx';
import { htmlElements } from './html-elements.tsx';
import { icon } from './icon/icon.element.tsx';
import { breakingChange } from './identity/breaking-change.element.tsx';
import { featureIdentity } from './identity/feature-identity.element.tsx';
import { pluginIdentity } from './identity/plugin-identity.element.tsx';
import { kbd } from './keyboard-keys/kbd.element.tsx';
import { nextSteps } from './next-steps/next-steps.element.tsx';
import { params } from './params/params.element.tsx';
import { parts } from './parts.tsx';
import { image } from './picture/image.element.tsx';
import { queryBuilder } from './query-builder/query-builder.element.tsx';
import { release } from './release/release.element.tsx';
import { screen } from './screen/screen.element.tsx';
import { since } from './since/since.element.tsx';
import { step, steps } from './steps/steps.element.tsx';
import { tldr } from './summary/tldr.element.tsx';
import { tab, tabs } from './tabs/tabs.element.tsx';
import { term } from './term/term.element.tsx';
import { tree } from './tree/tree.element.tsx';
import { ui } from './ui-label/ui.element.tsx';
import { whatsNew } from './whats-new/whats-new.element.tsx';

/**
 * The whole vocabulary of content: every directive that a page may use. `::snippet` is the one
 * directive that is not an element, as it is replaced by what it includes.
 */
const elements: Readonly<Record<string, ContentElement>> = {
  ...admonitions,
  tldr,
  tabs,
  tab,
  steps,
  step,
  details,
  checklist,
  cards,
  card,
  'next-steps': nextSteps,
  'feature-identity': featureIdentity,
  'plugin-identity': pluginIdentity,
  'breaking-change': breakingChange,
  'breaking-changes': breakingChanges,
  'breaking-change-list': breakingChangeList,
  'migration-checker': migrationChecker,
  codemods,
  'error-finder': errorFinder,
  endpoint,
  params,
  image,
  screen,
  'query-builder': queryBuilder,
  tree,
  'data-table': dataTable,
  release,
  'whats-new': whatsNew,
  badge,
  since,
  term,
  fact,
  kbd,
  ui,
  icon,
  example,
};

/** All that Markdown may become on this site. */
export const vocabulary: Vocabulary = { elements, parts, html: htmlElements, interactiveFence };

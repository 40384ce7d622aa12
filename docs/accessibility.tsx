import { accessibilityParts } from '../src/components/accessibility/accessibility-parts.ts';
import { axeResultSchema } from '../src/components/accessibility/axe-result.ts';
import { FactSheet } from '../src/components/fact-sheet/FactSheet.tsx';
import { factSections } from '../src/components/fact-sheet/fact-part.ts';
import result from './data/accessibility.json' with { type: 'json' };

export const frontMatter = {
  title: 'Accessibility of this site',
  description:
    'What the last check of every page with axe found, in both color modes and on small and large screens: the date, the pages, the rules and the method.',
};

const parts = accessibilityParts(axeResultSchema.parse(result));

export const sections = () => factSections(parts);

export default function Page() {
  return <FactSheet title={frontMatter.title} parts={parts} />;
}

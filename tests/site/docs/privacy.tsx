import { factSections } from '../../../src/components/fact-sheet/fact-part.ts';
import { Privacy } from '../../../src/components/privacy/Privacy.tsx';
import { privacyParts } from '../../../src/components/privacy/privacy-facts.ts';
import site from '../site.config.ts';

export const frontMatter = {
  title: 'What this site loads and stores',
  description:
    'Every file, cookie and storage key that this site uses, made from its configuration: what is stored, what is loaded from elsewhere, and what is counted.',
};

export const sections = () => factSections(privacyParts(site));

export default function Page() {
  return <Privacy title={frontMatter.title} site={site} />;
}

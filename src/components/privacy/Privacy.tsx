import type { SiteConfig } from '../../config/schema.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FactSheet } from '../fact-sheet/FactSheet.tsx';
import { asksForConsent, privacyParts } from './privacy-facts.ts';

interface Props {
  readonly title: string;
  readonly site: SiteConfig;
}

/** Says what the site loads and stores, as its configuration has it. */
export function Privacy({ title, site }: Props) {
  return (
    <FactSheet title={title} parts={privacyParts(site)}>
      {asksForConsent(site) ? (
        <p>
          <Button data-change-consent="">Change your answer</Button>
        </p>
      ) : null}
    </FactSheet>
  );
}

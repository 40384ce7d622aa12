import type { AutocompleteState } from '@algolia/autocomplete-core';
import { type UIEvent, useId } from 'react';
import type { MarkedText } from '../provider.ts';
import { Result } from './Result.tsx';
import styles from './ResultList.module.css';
import type { Combobox, HitItem } from './use-combobox.ts';

interface Props {
  readonly id: string;
  readonly combobox: Combobox;
  readonly collections: AutocompleteState<HitItem>['collections'];
  readonly excerpts: ReadonlyMap<string, MarkedText>;
  /** A result was clicked with the middle button. */
  readonly onOpenElsewhere: (hit: HitItem) => void;
  readonly onScroll: (event: UIEvent) => void;
}

/** The results under the names of the sections that they are in. */
export function ResultList({
  id,
  combobox,
  collections,
  excerpts,
  onOpenElsewhere,
  onScroll,
}: Props) {
  const name = useId();
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.list} onScroll={onScroll}>
      {collections
        .filter(({ items }) => items.length > 0)
        .map(({ source, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={source.sourceId} role="group" aria-labelledby={name + source.sourceId}>
            <div id={name + source.sourceId} className={styles.group} role="presentation">
              {source.sourceId}
            </div>
            {items.map((hit) => (
              <Result
                key={hit.id}
                hit={hit}
                excerpt={hit.excerpt ?? excerpts.get(hit.id)}
                onOpenElsewhere={() => onOpenElsewhere(hit)}
                itemProps={combobox.getItemProps({ item: hit, source })}
              />
            ))}
          </div>
        ))}
    </div>
  );
}

import { type LucideIcon, Star, X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { withBase } from '../../browser/with-base.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './SavedSearches.module.css';
import type { SavedSearch } from './saved-searches.ts';

interface Props {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly searches: readonly SavedSearch[];
  readonly removeLabel: string;
  readonly onChoose: (search: SavedSearch) => void;
  readonly onRemove: (search: SavedSearch) => void;
  /** Makes it a favourite; missing for those that are. */
  readonly onSave?: (search: SavedSearch) => void;
}

/** A list of results chosen before, each with what can be done to it. */
export function SavedSearches({ title, icon: Icon, searches, removeLabel, ...on }: Props) {
  const id = useId();
  const { onSave } = on;
  return (
    <section aria-labelledby={id} className={styles.saved}>
      <h2 id={id}>{title}</h2>
      <ul>
        {searches.map((search) => (
          <li key={search.url}>
            <a
              href={withBase(search.url)}
              data-saved-search=""
              data-astro-prefetch="false"
              onClick={() => on.onChoose(search)}
              onKeyDown={moveBetweenLinks}
            >
              <Icon size={18} aria-hidden="true" />
              <span className={styles.text}>
                <span>{search.titles.at(-1)}</span>
                {search.titles.length > 1 ? (
                  <span className={styles.path}>{search.titles.slice(0, -1).join(' › ')}</span>
                ) : null}
              </span>
            </a>
            {onSave ? (
              <Button
                variant="quiet"
                icon
                title="Save this search"
                aria-label={`Save this search: ${search.titles.at(-1)}`}
                onClick={(event) => {
                  focusNeighbor(event.currentTarget);
                  onSave(search);
                }}
              >
                <Star size={16} aria-hidden="true" />
              </Button>
            ) : null}
            <Button
              variant="quiet"
              icon
              title={removeLabel}
              aria-label={`${removeLabel}: ${search.titles.at(-1)}`}
              onClick={(event) => {
                focusNeighbor(event.currentTarget);
                on.onRemove(search);
              }}
            >
              <X size={16} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The arrow keys go from one link to the next, as they do among results. */
export function moveBetweenLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const dialog = event.currentTarget.closest('dialog');
  if (step === undefined || !dialog) return;
  event.preventDefault();
  const stops = stopsOf(dialog);
  const current = stops.indexOf(event.currentTarget);
  stops[(current + step + stops.length) % stops.length]?.focus();
}

/** An entry that goes takes the focus of its buttons along; the one before it gets it, or the input. */
function focusNeighbor(button: HTMLElement): void {
  const dialog = button.closest('dialog');
  const link = button.closest('li')?.querySelector('a');
  if (!dialog || !link) return;
  const stops = stopsOf(dialog);
  stops[stops.indexOf(link) - 1]?.focus();
}

const stopsOf = (dialog: HTMLElement): HTMLElement[] => [
  ...dialog.querySelectorAll<HTMLElement>('[data-saved-search], input'),
];

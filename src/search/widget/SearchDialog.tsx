import { LoaderCircle, Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { tell } from '../../analytics/events.ts';
import { inputMethodTakes } from '../../browser/input-method.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CrashBoundary } from '../../ui/crash/CrashBoundary.tsx';
import { CrashNotice } from '../../ui/crash/CrashNotice.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { SearchHit } from '../provider.ts';
import { createProvider } from './create-provider.ts';
import { inOrderShown, placeOf } from './group-hits.ts';
import { NoResults, SearchError, Suggestions } from './messages.tsx';
import { ResultList } from './ResultList.tsx';
import { moveBetweenLinks } from './SavedSearches.tsx';
import styles from './SearchDialog.module.css';
import { SearchFooter } from './SearchFooter.tsx';
import { StartScreen } from './StartScreen.tsx';
import { type SavedSearch, savedSearchOf, saveSearch } from './saved-searches.ts';
import type { SearchOptions } from './search-options.ts';
import type { TypedAhead } from './type-ahead.ts';
import { useAnswer } from './use-answer.ts';
import { useCombobox } from './use-combobox.ts';
import { hitsInView, useExcerpts } from './use-excerpts.ts';
import { useQueryEvent } from './use-query-event.ts';

export interface SearchDialogProps {
  readonly options: SearchOptions;
  /** Hands over what was typed before the field had the focus. */
  readonly takeTyped: () => TypedAhead | undefined;
  readonly onClose: () => void;
}

const listId = 'search-results';
const noHits: readonly SearchHit[] = [];

/** The search itself. It exists while it is open (SPECIFICATION.md S4). */
export function SearchDialog({ options, takeTyped, onClose }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The query whose first result is wanted as soon as it's there. */
  const chooseWhenAnswered = useRef<string>(undefined);
  const [allExcerpts, setAllExcerpts] = useState(false);
  const provider = useMemo(() => createProvider(options), [options]);

  const remember = (search: SavedSearch) => {
    saveSearch('recent', search);
    onClose();
  };
  const choose = (hit: SearchHit, elsewhere: boolean) => {
    const position = placeOf(hit, hits);
    provider.reportClick(hit, position);
    tellOfQuery();
    tell('Search Result Clicked', { query, url: hit.url, position });
    saveSearch('recent', savedSearchOf(hit));
    if (!elsewhere) onClose();
  };
  const { combobox, state, setHits, chooseResult } = useCombobox({ onChoose: choose });
  const query = state.query.trim();
  const { state: answered, stalled, retry } = useAnswer(query, provider);
  const hits = answered.status === 'answered' ? answered.answer.hits : noHits;
  const current = answered.status !== 'idle' && answered.query === query;
  const shown = useMemo(
    () => (allExcerpts ? hits : inOrderShown(hits).slice(0, hitsInView())),
    [hits, allExcerpts],
  );
  const excerpts = useExcerpts(shown, query, provider);
  const tellOfQuery = useQueryEvent(
    current && answered.status === 'answered'
      ? {
          query,
          results: hits.length,
          provider: options.meilisearch && !answered.answer.fallback ? 'meilisearch' : 'embedded',
        }
      : undefined,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the dialog shows
  useLayoutEffect(() => {
    input.current?.focus();
    const typed = takeTyped();
    if (!typed?.text) return;
    combobox.setQuery(typed.text);
    if (typed.enter) chooseWhenAnswered.current = typed.text.trim();
  }, []);

  useEffect(() => provider.prepare(), [provider]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what counts
  useEffect(() => {
    setHits(hits);
    setAllExcerpts(false);
    if (current && chooseWhenAnswered.current === query) {
      chooseWhenAnswered.current = undefined;
      chooseResult(hits, 0);
    }
  }, [hits, current]);

  const inputProps = combobox.getInputProps({
    inputElement: input.current,
    maxLength: 10_000,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The dialog itself closes on Escape, and Tab leaves the field as everywhere.
    if (event.key === 'Escape' || event.key === 'Tab') return;
    if (inputMethodTakes(event)) return;
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.key === 'Enter' && query !== '' && !(current && modified)) {
      // The combobox gets an answer a moment after it's there, and until then drops the key.
      event.preventDefault();
      search();
      return;
    }
    chooseWhenAnswered.current = undefined;
    if (query === '') moveBetweenLinks(event);
    else {
      if (event.key.startsWith('Arrow')) setAllExcerpts(true);
      inputProps.onKeyDown(event);
    }
  };
  /** What Enter does in the field: what shows may answer an earlier query, so the choice waits for this one's. */
  const search = () => {
    if (query === '') input.current?.focus();
    else if (current) chooseResult(hits, state.activeItemId ?? 0);
    else chooseWhenAnswered.current = query;
  };
  const tryInstead = (suggestion: string) => {
    combobox.setQuery(suggestion);
    input.current?.focus();
  };
  const hasResults = hits.length > 0 && query !== '';
  const partial = answered.status === 'answered' && answered.answer.partial === true;
  const fallback = answered.status === 'answered' && answered.answer.fallback === true;

  return (
    <Dialog open className={styles.dialog} aria-label="Search" onClose={onClose}>
      <div className={styles.panel}>
        <form
          {...combobox.getFormProps({ inputElement: input.current })}
          className={styles.form}
          aria-label="Documentation"
        >
          <label htmlFor={inputProps.id} id="search-label" className="visually-hidden">
            Search documentation
          </label>
          {stalled ? (
            <LoaderCircle size={20} className={styles.loading} role="img" aria-label="Searching" />
          ) : (
            <Button
              variant="quiet"
              icon
              className={styles.search}
              aria-label="Search"
              onClick={search}
            >
              <Search size={20} aria-hidden="true" />
            </Button>
          )}
          <input
            {...inputProps}
            ref={input}
            // A field of type "search" would take Escape for itself.
            type="text"
            role="combobox"
            dir="auto"
            aria-labelledby="search-label"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={hasResults}
            aria-controls={hasResults ? listId : undefined}
            aria-activedescendant={hasResults ? inputProps['aria-activedescendant'] : undefined}
            autoFocus={false}
            onKeyDown={onKeyDown}
          />
          {state.query === '' ? null : (
            <Button type="reset" variant="quiet" aria-label="Clear the query">
              Clear
            </Button>
          )}
          <Button variant="quiet" icon aria-label="Cancel" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </Button>
        </form>
        {partial && query !== '' ? (
          <p className={styles.notice}>The first results don’t have all of these words.</p>
        ) : null}
        {fallback && query !== '' ? (
          <p className={styles.notice}>
            Hosted search is unavailable. These results come from the site's built-in index.
          </p>
        ) : null}
        <output className="visually-hidden">
          {current && hits.length > 0 ? resultCount(hits.length) : null}
        </output>
        <CrashBoundary Notice={CrashNotice}>{body()}</CrashBoundary>
        <SearchFooter
          provider={options.meilisearch && !fallback ? 'Meilisearch' : 'this site’s own index'}
        />
      </div>
    </Dialog>
  );

  function body() {
    if (query === '') {
      return (
        <StartScreen onChoose={remember}>
          <Suggestions queries={options.suggestions} onTry={tryInstead} />
        </StartScreen>
      );
    }
    if (answered.status === 'failed') return <SearchError onRetry={retry} />;
    if (hasResults) {
      return (
        <ResultList
          id={listId}
          combobox={combobox}
          collections={state.collections}
          excerpts={excerpts}
          onOpenElsewhere={(hit) => choose(hit, true)}
          onScroll={() => setAllExcerpts(true)}
        />
      );
    }
    if (answered.status === 'idle') return <div className={styles.waiting} />;
    const { suggestions } = answered.answer;
    return (
      <NoResults
        query={answered.query}
        suggestions={suggestions.length > 0 ? suggestions : options.suggestions}
        issuesUrl={options.issuesUrl}
        onTry={tryInstead}
      />
    );
  }
}

const resultCount = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

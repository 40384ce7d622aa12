import {
  type AutocompleteApi,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { withBase } from '../../browser/with-base.ts';
import { followLink } from '../../navigation/follow-link.ts';
import type { SearchHit } from '../provider.ts';
import { groupHits } from './group-hits.ts';

export type HitItem = SearchHit & Record<string, unknown>;
type Event = FormEvent | MouseEvent | KeyboardEvent;
export type Combobox = AutocompleteApi<HitItem, Event & FormEvent, MouseEvent, KeyboardEvent>;

interface Options {
  /** `elsewhere` says that the result opens in another tab or window, so this page stays as it is. */
  readonly onChoose: (hit: SearchHit, elsewhere: boolean) => void;
}

/**
 * The state of a combobox after the ARIA pattern: query, active result, keys. The answers are given
 * to it from outside, as soon as they are there.
 */
export function useCombobox({ onChoose }: Options) {
  const hits = useRef<readonly SearchHit[]>([]);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const [state, setState] = useState<
    Pick<AutocompleteState<HitItem>, 'query' | 'collections' | 'activeItemId'>
  >({ query: '', collections: [], activeItemId: null });

  const combobox = useMemo(
    () =>
      createAutocomplete<HitItem, Event & FormEvent, MouseEvent, KeyboardEvent>({
        id: 'search',
        placeholder: 'Search documentation...',
        defaultActiveItemId: 0,
        openOnFocus: true,
        shouldPanelOpen: () => true,
        onStateChange: ({ state: next }) => setState(next),
        navigator: { navigate: ({ itemUrl }) => followLink(withBase(itemUrl)) },
        getSources: () =>
          groupHits(hits.current).map(({ group, hits: members }) => ({
            sourceId: group,
            getItems: () => members as HitItem[],
            getItemUrl: ({ item }) => item.url,
            onSelect: ({ item, event }) => choose.current(item, opensElsewhere(event)),
          })),
      }),
    [],
  );

  return { combobox, state, setHits, chooseResult };

  /**
   * Goes to a result of an answer, which need not be shown yet.
   * @param position among the results as they are displayed, from 0
   */
  function chooseResult(answer: readonly SearchHit[], position: number): void {
    const hit = groupHits(answer).flatMap((group) => group.hits)[position];
    if (!hit) return;
    choose.current(hit, false);
    followLink(withBase(hit.url));
  }

  function setHits(next: readonly SearchHit[]): void {
    hits.current = next;
    void combobox.refresh();
  }
}

/** Whether a click or key asks the browser for another tab or window. */
const opensElsewhere = (event: unknown): boolean =>
  ['ctrlKey', 'metaKey', 'shiftKey'].some(
    (key) => typeof event === 'object' && event !== null && Reflect.get(event, key) === true,
  );

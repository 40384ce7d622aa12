import { SearchX, WifiOff } from 'lucide-react';
import { Button } from '../../ui/button/Button.tsx';
import styles from './SearchMessage.module.css';

interface Props {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly issuesUrl: string;
  readonly onTry: (query: string) => void;
}

/** What the dialog shows where nothing was found, and what a reader can do then. */
export function NoResults({ query, suggestions, issuesUrl, onTry }: Props) {
  return (
    <div className={styles.message}>
      <SearchX size={32} strokeWidth={1.5} aria-hidden="true" />
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      <Suggestions queries={suggestions} onTry={onTry} />
      <p>
        Believe this query should return results?{' '}
        <a href={newIssueUrl(issuesUrl, query)} target="_blank" rel="noopener">
          Let us know.
        </a>
      </p>
    </div>
  );
}

/** Queries to start with, or to go on with. */
export function Suggestions({
  queries,
  onTry,
}: {
  readonly queries: readonly string[];
  readonly onTry: (query: string) => void;
}) {
  return (
    <>
      <p>Try searching for:</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <Button onClick={() => onTry(query)}>{query}</Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A new issue on the documentation's tracker that names the query. */
function newIssueUrl(issuesUrl: string, query: string): string {
  const title = `Search: no results for "${query}"`;
  return `${issuesUrl.replace(/\/$/, '')}/new?${new URLSearchParams({ title })}`;
}

/** What the dialog shows where no provider answered (SPECIFICATION.md S8). */
export function SearchError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.message} role="alert">
      <WifiOff size={32} strokeWidth={1.5} aria-hidden="true" />
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

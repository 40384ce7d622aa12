import { Button } from '../button/Button.tsx';
import place from '../floating.module.css';
import { ReloadLink } from '../reload-link/ReloadLink.tsx';
import styles from './LoadFailure.module.css';

interface Props {
  /** What is missing, such as 'The search'. */
  readonly part: string;
  /** Under what was pressed, over the text; the element around it needs a position. */
  readonly floating?: boolean;
  readonly onRetry: () => void;
}

/** Says that a part of the page could not be loaded, where it would be, and tries again on demand. */
export function LoadFailure({ part, floating, onRetry }: Props) {
  return (
    <div className={`${styles.failure} ${floating ? place.floating : ''}`.trim()} role="alert">
      <p>
        {part} did not load. Check your network connection, or{' '}
        <ReloadLink>reload the page</ReloadLink>.
      </p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

import { Clock, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SavedSearches } from './SavedSearches.tsx';
import message from './SearchMessage.module.css';
import styles from './StartScreen.module.css';
import { removeSearch, type SavedSearch, savedSearches, saveSearch } from './saved-searches.ts';

interface Props {
  readonly onChoose: (search: SavedSearch) => void;
  /** What to start with where nothing was chosen before. */
  readonly children: ReactNode;
}

/** What the dialog shows before anything is asked: results chosen before. */
export function StartScreen({ onChoose, children }: Props) {
  const [lists, setLists] = useState(read);
  const change = (apply: () => void) => {
    apply();
    setLists(read());
  };
  const { recent, favorite } = lists;
  if (recent.length === 0 && favorite.length === 0) {
    return (
      <div className={message.message}>
        <p>No recent searches</p>
        {children}
      </div>
    );
  }
  return (
    <div className={styles.lists}>
      {recent.length > 0 ? (
        <SavedSearches
          title="Recent"
          icon={Clock}
          searches={recent}
          removeLabel="Remove this search from history"
          onChoose={onChoose}
          onRemove={({ url }) => change(() => removeSearch('recent', url))}
          onSave={(search) =>
            change(() => {
              removeSearch('recent', search.url);
              saveSearch('favorite', search);
            })
          }
        />
      ) : (
        <p className={styles.empty}>No recent searches</p>
      )}
      {favorite.length > 0 ? (
        <SavedSearches
          title="Favorite"
          icon={Star}
          searches={favorite}
          removeLabel="Remove this search from favorites"
          onChoose={onChoose}
          onRemove={({ url }) => change(() => removeSearch('favorite', url))}
        />
      ) : null}
    </div>
  );
}

const read = () => ({ recent: savedSearches('recent'), favorite: savedSearches('favorite') });

import { type ReactNode, useId } from 'react';
import { childElements } from '../../vocabulary/element.ts';
import styles from './Tabs.module.css';

interface TabsProps {
  /** Tabs of one group show the same value on the whole site. */
  readonly group?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * Alternatives of one example. Without JavaScript every panel shows under its label; the
 * list of tabs shows once `tabs.ts` can make it work.
 */
export function Tabs({ group, children }: TabsProps) {
  const id = useId();
  const tabs = childElements(children, 'tab').map(({ attributes, ...tab }) => ({
    ...tab,
    value: String(attributes.value),
  }));
  return (
    <div className={styles.tabs} data-tabs={group ?? ''}>
      <div className={styles.list} role="tablist">
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            className={styles.tab}
            data-tab={value}
            aria-controls={`${id}-panel-${value}`}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, children: panel }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          className={styles.panel}
          data-tab-panel={value}
          aria-labelledby={`${id}-tab-${value}`}
        >
          <p className={styles.panelLabel}>{label}</p>
          {panel}
        </div>
      ))}
    </div>
  );
}

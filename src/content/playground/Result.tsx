import { useEffect, useRef, useState } from 'react';
import { useColorMode } from '../../ui/color-mode/use-color-mode.ts';
import styles from './Result.module.css';
import { openSandbox, type Sandbox } from './sandbox.ts';

/** How long a reader must pause before the code runs again, in milliseconds. */
const pause = 300;

/** The least and the most height of a result in pixels; what is higher scrolls inside. */
const heights = { least: 128, most: 640 };

/** What the code shows, or what is wrong with it, in a frame that can do the page no harm. */
export function Result({ source }: { readonly source: string }) {
  const place = useRef<HTMLDivElement>(null);
  const sandbox = useRef<Sandbox>(undefined);
  const mode = useColorMode();
  const latestMode = useRef(mode);
  const [error, setError] = useState<string>();
  const [height, setHeight] = useState(heights.least);

  useEffect(() => {
    if (!place.current) return;
    const opened = openSandbox(place.current, {
      onShown: () => setError(undefined),
      onFailed: setError,
      onHeight: (wanted) => {
        setHeight(Math.min(heights.most, Math.max(heights.least, Math.ceil(wanted) || 0)));
      },
    });
    sandbox.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => {
    latestMode.current = mode;
    sandbox.current?.showMode(mode);
  }, [mode]);

  useEffect(() => {
    const timer = setTimeout(() => sandbox.current?.run(source, latestMode.current), pause);
    return () => clearTimeout(timer);
  }, [source]);

  return (
    <div className={styles.result}>
      <p className={styles.heading} aria-hidden="true">
        Result
      </p>
      <div role="status">{error ? <pre className={styles.error}>{error}</pre> : null}</div>
      <div ref={place} className={styles.place} style={{ blockSize: height }} />
    </div>
  );
}

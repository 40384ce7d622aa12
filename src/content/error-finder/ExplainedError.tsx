import { withBase } from '../../browser/with-base.ts';
import type { ExplainedOn } from '../../errors/explain.ts';
import styles from './FoundErrors.module.css';
import { InlineMarkdown } from './InlineMarkdown.tsx';

/** A row of a troubleshooting table, and the page that it's on. */
export function ExplainedError({ explanation }: { readonly explanation: ExplainedOn }) {
  const { path, page, slug, symptom, advice } = explanation;
  return (
    <div className={styles.explanation}>
      <p className={styles.symptom}>
        <InlineMarkdown markdown={symptom} />
      </p>
      <dl>
        {advice.map(({ label, markdown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <InlineMarkdown markdown={markdown} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.page}>
        <a href={withBase(slug ? `${path}#${slug}` : path)}>{page}</a>
      </p>
    </div>
  );
}

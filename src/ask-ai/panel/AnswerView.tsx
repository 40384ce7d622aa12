import { FileText } from 'lucide-react';
import { withBase } from '../../browser/with-base.ts';
import { NewerNote } from '../../ui/own-version/NewerNote.tsx';
import type { AnswerUpdate, Source } from '../providers/provider.ts';
import { AnswerMarkdown } from './AnswerMarkdown.tsx';
import styles from './AnswerView.module.css';

interface Props {
  readonly answer: AnswerUpdate;
  /** Says what kind of answer this is. */
  readonly label: string;
  readonly origin: string;
}

/** An answer with where it comes from. */
export function AnswerView({ answer, label, origin }: Props) {
  switch (answer.kind) {
    case 'unknown':
      return (
        <div className={styles.unknown}>
          <p>The documentation doesn't seem to answer this question.</p>
          {answer.nearest.length > 0 ? (
            <>
              <p>These pages come closest:</p>
              <ul>
                {answer.nearest.map(({ path, title }) => (
                  <li key={path}>
                    <a href={withBase(path)}>{title}</a>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      );
    case 'excerpts':
      return (
        <>
          <p className={styles.label}>{label}</p>
          {answer.excerpts.map((excerpt) => (
            <section key={addressOf(excerpt)} className={styles.excerpt}>
              <h4 className={styles.place}>
                <SourceLink source={excerpt} />
              </h4>
              <NewerNote text={excerpt.markdown} />
              <AnswerMarkdown markdown={excerpt.markdown} addresses={{ origin, outside: 'any' }} />
            </section>
          ))}
        </>
      );
    case 'generated':
      return (
        <>
          <p className={styles.label}>{label}</p>
          <NewerNote text={answer.markdown} />
          <AnswerMarkdown
            markdown={answer.markdown}
            addresses={{ origin, outside: answer.links }}
            citation={(number) => {
              const source = answer.sources[number - 1];
              return source && addressOf(source);
            }}
          />
          <h4 className={styles.sources}>Sources</h4>
          <ol className={styles.list}>
            {answer.sources.map((source) => (
              <li key={addressOf(source)}>
                <SourceLink source={source} />
              </li>
            ))}
          </ol>
        </>
      );
  }
}

function SourceLink({ source }: { readonly source: Source }) {
  return (
    <a href={withBase(addressOf(source))} className={styles.source} data-citation="">
      <FileText size={14} aria-hidden="true" />
      {source.page}
      {source.title === source.page ? null : <span> › {source.title}</span>}
    </a>
  );
}

const addressOf = ({ path, slug }: Source): string => (slug ? `${path}#${slug}` : path);

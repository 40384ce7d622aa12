import { CornerDownRight } from 'lucide-react';
import styles from './Examples.module.css';

interface Props {
  readonly questions: readonly string[];
  readonly onChoose: (question: string) => void;
}

/** Questions to start with. */
export function Examples({ questions, onChoose }: Props) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="ask-ai-examples">
      <h3 id="ask-ai-examples" className={styles.title}>
        Example questions
      </h3>
      <ul className={styles.list}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onChoose(question)}>
              <CornerDownRight size={15} aria-hidden="true" /> {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

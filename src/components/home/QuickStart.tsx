import { CodeBlock } from '../../content/code-block/CodeBlock.tsx';
import styles from './QuickStart.module.css';

const commands = [
  { label: 'Create a project', language: 'bash', code: 'npx create-strapi-app@latest my-project' },
  { label: 'Run it', language: 'bash', code: 'cd my-project && npm run develop' },
  {
    label: 'Fetch your content',
    language: 'bash',
    code: 'curl "http://localhost:1337/api/restaurants?filters[name][\\$contains]=Garonne"',
  },
] as const;

/** Three commands from nothing to content behind an API. */
export function QuickStart() {
  return (
    <ol className={styles.steps} aria-label="Quick start">
      {commands.map(({ label, language, code }) => (
        <li key={label}>
          <p>{label}</p>
          <CodeBlock language={language} wrap>
            {code}
          </CodeBlock>
        </li>
      ))}
    </ol>
  );
}

import styles from './RequestForms.module.css';

interface Props {
  /** `http` or `graphql`: how the page has the request. */
  readonly language: string;
}

/** In what a request shows; `request-forms.ts` makes the others of it when they are asked for. */
export function RequestForms({ language }: Props) {
  return (
    <span className={styles.tools}>
      {/* Where the site allows it; see `requests` in the configuration. */}
      <button type="button" className={styles.send} data-send="" aria-expanded="false">
        Send
      </button>
      <button type="button" className={styles.names} data-names="">
        Your names
      </button>
      <select className={styles.forms} data-form="" aria-label="Show requests as">
        <option value="http">{language === 'graphql' ? 'GraphQL' : 'HTTP'}</option>
        <option value="curl">cURL</option>
        <option value="fetch">JavaScript</option>
        <option value="client">Strapi Client</option>
      </select>
    </span>
  );
}

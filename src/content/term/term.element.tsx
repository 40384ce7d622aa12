import { z } from 'zod';
import { text } from '../attributes.ts';
import { defineElement } from '../element.ts';
import { Term } from './Term.tsx';

/** `:term[Document]{id="document"}`, explained by `docs/data/glossary.yml`. */
export const term = defineElement({
  kinds: ['text'],
  label: 'required',
  attributes: z.strictObject({ id: text }),
  prepare: ({ id }, { site, report }) => {
    const found = site.terms.get(id);
    if (!found) {
      report(
        `No term "${id}". Add it to docs/data/glossary.yml or use one of ${[...site.terms.keys()].join(', ')}.`,
      );
    }
    return found;
  },
  render: (found, { children }) => <Term {...found}>{children}</Term>,
});

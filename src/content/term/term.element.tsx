import { z } from 'zod';
import { defineElement } from '../../vocabulary/element.ts';
import { labelText } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { Term } from './Term.tsx';

/** `:term[Document]{id="document"}`, explained by `docs/data/glossary.yml`. */
export const term = defineElement({
  kinds: ['text'],
  label: 'required',
  attributes: z.strictObject({ id: text }),
  plain: labelText,
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

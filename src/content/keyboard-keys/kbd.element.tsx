import { toString as textOf } from 'mdast-util-to-string';
import { noAttributes } from '../attributes.ts';
import { defineElement } from '../element.ts';
import { KeyboardKeys } from './KeyboardKeys.tsx';

/** `:kbd[Ctrl+S]`; a plus sign as a key is written last, `:kbd[Ctrl++]`. */
export const kbd = defineElement({
  kinds: ['text'],
  label: 'required',
  attributes: noAttributes,
  prepare: (_, { node, report }) => {
    const keys = textOf(node).split(/\+(?!$)/);
    const empty = keys.some((key) => key.trim() === '');
    if (empty || new Set(keys).size < keys.length) {
      report(
        `"kbd" needs the names of different keys with a plus between them; found "${textOf(node)}".`,
      );
    }
    return { keys: keys.map((key) => key.trim()) };
  },
  render: ({ keys }) => <KeyboardKeys keys={keys} />,
});

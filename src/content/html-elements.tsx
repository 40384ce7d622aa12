import { Fragment, type ReactNode } from 'react';
import { Heading } from './heading/Heading.tsx';
import { Table } from './table/Table.tsx';

interface HtmlProps {
  readonly id?: string;
  readonly children?: ReactNode;
}

const heading =
  (level: 2 | 3 | 4 | 5 | 6) =>
  ({ id, children }: HtmlProps) => (
    <Heading level={level} id={id}>
      {children}
    </Heading>
  );

/** What a line of a phone can't hold breaks between its parts, so that it never has to within a name. */
const code = ({ children }: HtmlProps) => (
  <code>
    {typeof children === 'string' && /\S{24}/.test(children)
      ? children.split(/(?<=\w[/.[]+)(?=[\w$])/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and parts repeat
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))
      : children}
  </code>
);

/** Plain Markdown elements that look or behave differently from the browser's own. */
export const htmlElements = {
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  code,
  table: Table,
};

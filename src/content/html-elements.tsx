import type { ReactNode } from 'react';
import { Code } from './code/Code.tsx';
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

const code = ({ children }: HtmlProps) =>
  typeof children === 'string' ? <Code>{children}</Code> : <code>{children}</code>;

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

import { Fragment } from 'react';

interface Props {
  readonly className?: string | undefined;
  readonly children: string;
}

/** What a line of a phone can't hold whole, in characters: of such a name, its words may be apart. */
const longName = 30;

/** Code in a line. What a line of a phone can't hold breaks between its parts, so that it never has to within a name. */
export function Code({ children, className }: Props) {
  if (!/\S{24}/.test(children)) return <code className={className}>{children}</code>;
  return (
    <code className={className}>
      {children
        .split(/(?<=[\w>][/.[('?),]+)(?=:?<?[A-Za-z_$])/)
        .flatMap((part) =>
          part.length > longName ? part.split(/(?<=_)|(?<=[a-z])(?=[A-Z])/) : part,
        )
        .map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and parts repeat
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
    </code>
  );
}

interface Props {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Links below each other. */
export function LinkList({ links }: Props) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

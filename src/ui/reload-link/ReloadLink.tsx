import type { ReactNode } from 'react';

/** A plain link to the page that shows, which the browser loads in full: the router leaves it alone. */
export function ReloadLink({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself
    <a href="" target="_self">
      {children}
    </a>
  );
}

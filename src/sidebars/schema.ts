/** A page in a sidebar, by the path of its file in `docs/` without `.md`. */
export interface SidebarDoc {
  readonly type: 'doc';
  readonly id: string;
  /** Replaces the page's `sidebar_label` or title. */
  readonly label?: string;
}

/** A named group. A heading (`collapsible: false`) always shows its items. */
export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  readonly collapsible: boolean;
  /** Whether a collapsible group starts closed on pages outside it. */
  readonly collapsed: boolean;
  readonly items: readonly SidebarItem[];
}

export type SidebarItem = SidebarDoc | SidebarCategory;
export type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>;

/** A page, such as `doc('cms/intro')`. */
export function doc(id: string, label?: string): SidebarDoc {
  return label === undefined ? { type: 'doc', id } : { type: 'doc', id, label };
}

/** A heading whose items always show. */
export function section(label: string, items: readonly SidebarItem[]): SidebarCategory {
  return { type: 'category', label, collapsible: false, collapsed: false, items };
}

/** A group that readers open and close; closed unless it holds the current page. */
export function category(label: string, items: readonly SidebarItem[]): SidebarCategory {
  return { type: 'category', label, collapsible: true, collapsed: true, items };
}

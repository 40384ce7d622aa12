/** The id of the menu, which the navbar's button opens on small screens. */
export const menuId = 'site-menu';

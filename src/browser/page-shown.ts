/** The event by which the document tells that another page shows now. */
export const pageShown = 'page-shown';

/** Media types of what a site consists of, with the ends of the names; texts are in UTF-8. */
export const fileTypes: readonly { readonly type: string; readonly endings: readonly string[] }[] =
  [
    { type: 'text/html; charset=utf-8', endings: ['html'] },
    { type: 'text/css; charset=utf-8', endings: ['css'] },
    { type: 'text/javascript; charset=utf-8', endings: ['js', 'mjs'] },
    { type: 'text/markdown; charset=utf-8', endings: ['md'] },
    { type: 'text/plain; charset=utf-8', endings: ['txt'] },
    { type: 'application/json; charset=utf-8', endings: ['json'] },
    { type: 'application/xml; charset=utf-8', endings: ['xml'] },
    { type: 'application/atom+xml; charset=utf-8', endings: ['atom'] },
    { type: 'image/svg+xml; charset=utf-8', endings: ['svg'] },
    { type: 'image/png', endings: ['png'] },
    { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
    { type: 'image/gif', endings: ['gif'] },
    { type: 'image/webp', endings: ['webp'] },
    { type: 'image/x-icon', endings: ['ico'] },
    { type: 'font/woff2', endings: ['woff2'] },
    { type: 'application/pdf', endings: ['pdf'] },
    { type: 'application/zip', endings: ['zip'] },
    { type: 'video/mp4', endings: ['mp4'] },
    { type: 'video/webm', endings: ['webm'] },
  ];

const languages = new Set(['bash', 'sh', 'shell', 'zsh']);

/** Whether a block contains commands for a shell. */
export function isShell({ lang }: { readonly lang: string }): boolean {
  return languages.has(lang);
}

/** Whether an input method has this key, such as the Enter that takes a word over. In Safari only its number says so. */
export const inputMethodTakes = ({ keyCode }: { readonly keyCode: number }): boolean =>
  keyCode === 229;

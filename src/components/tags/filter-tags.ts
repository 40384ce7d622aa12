/** Shows the tags that have what is typed into the field, and says how many there are. */
export function filterTags(field: HTMLInputElement): void {
  const tags = [...document.querySelectorAll<HTMLElement>('[data-tag]')];
  const said = field.parentElement?.querySelector('output');
  const apply = () => {
    const wanted = field.value.trim().toLowerCase();
    for (const tag of tags) tag.hidden = !tag.dataset.tag?.toLowerCase().includes(wanted);
    const count = tags.filter(({ hidden }) => !hidden).length;
    if (said) said.value = wanted && (count === 1 ? '1 tag' : `${count} tags`);
  };
  field.addEventListener('input', apply);
  // Browsers keep what was typed when readers come back.
  apply();
  field.disabled = false;
}

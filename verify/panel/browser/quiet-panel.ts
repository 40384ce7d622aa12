/**
 * Runs in the panel before its own code: hides what the vendor shows to new users, and keeps the
 * texts of messages, which close by themselves.
 */
export function quietPanel(): void {
  // The panel names its settings after the project, which has no UUID here.
  const project = 'false';
  const tour = { currentStep: 0, isCompleted: true };
  const settings: Record<string, unknown> = {
    STRAPI_GUIDED_TOUR: {
      tours: { contentTypeBuilder: tour, contentManager: tour, apiTokens: tour, strapiCloud: tour },
      enabled: false,
      hidden: true,
      completedActions: [],
    },
    [`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${project}`]: true,
    STRAPI_NPS_SURVEY_SETTINGS: { enabled: false },
    isLoggedIn: true,
  };
  for (const [key, value] of Object.entries(settings))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));

  const messages: string[] = [];
  Object.assign(window, { shownMessages: messages });
  new MutationObserver(() => {
    for (const element of document.querySelectorAll(
      '[data-sonner-toast], [role="alert"], [role="status"]',
    )) {
      const text = element.textContent?.replace(/\s+/g, ' ').trim();
      if (text && messages.at(-1) !== text) messages.push(text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });

  const still = document.createElement('style');
  still.textContent =
    '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';
  document.addEventListener('DOMContentLoaded', () => document.head.append(still));
}

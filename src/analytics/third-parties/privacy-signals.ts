/** Whether the browser says Global Privacy Control or Do Not Track. */
export const asksForPrivacy = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  Reflect.get(navigator, 'doNotTrack') === '1';

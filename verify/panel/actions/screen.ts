/** What a picture shows. */
export interface ScreenOptions {
  /** The labels or texts that the picture must contain. */
  around: string | readonly string[];
  /**
   * Grows the picture to what encloses them: the card, the dialog, the content next to the navigation,
   * or the window.
   */
  whole?: 'card' | 'dialog' | 'content' | 'window';
  /** Space around, in CSS pixels; 16 unless told otherwise. */
  margin?: number;
}

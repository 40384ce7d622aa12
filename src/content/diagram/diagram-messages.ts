/** What the page asks of the frame that draws diagrams. */
export interface DiagramRequest {
  readonly id: number;
  readonly source: string;
  readonly palette: DiagramPalette;
}

/** What the frame answers. */
export type DiagramAnswer =
  | { readonly id: number; readonly drawing: Drawing }
  | { readonly id: number; readonly error: string };

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The colors of the page in its present mode. */
export interface DiagramPalette {
  readonly dark: boolean;
  readonly background: string;
  readonly surface: string;
  readonly accentSurface: string;
  readonly accent: string;
  readonly border: string;
  readonly text: string;
  readonly textMuted: string;
}

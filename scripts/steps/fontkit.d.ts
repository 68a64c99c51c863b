declare module 'fontkit' {
  interface Font {
    /** The code points of the cmap. */
    readonly characterSet: readonly number[]
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  export function create(font: Uint8Array): Font
}

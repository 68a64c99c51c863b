declare module 'fontkit' {
  interface Font {
    /** From the cmap. */
    readonly characterSet: readonly number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    /** Unit of the following metrics; `descent` is negative. */
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    glyphForCodePoint(codePoint: number): { readonly bbox: { readonly minY: number } }
  }
  export function create(font: Uint8Array): Font
}

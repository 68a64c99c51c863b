declare module 'fontkit' {
  interface Font {
    /** The code points of the cmap. */
    readonly characterSet: readonly number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    /** In these, all of the following; `descent` is negative. */
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    glyphForCodePoint(codePoint: number): { readonly bbox: { readonly minY: number } }
  }
  export function create(font: Uint8Array): Font
}

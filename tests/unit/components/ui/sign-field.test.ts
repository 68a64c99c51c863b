import { readFileSync } from 'node:fs'
import { create as openFont } from 'fontkit'
import { describe, expect, it } from 'vitest'

const style = readFileSync('src/components/ui/plate/sign-input.css', 'utf8')
const font = openFont(readFileSync('src/components/ui/styles/fonts/georama-latin.woff2'))

describe('the sign’s input', () => {
  it.each([...'gypqj'])('shows the descender of %s: its line box is taller than the glyph', (letter) => {
    const { unitsPerEm, ascent, descent } = font
    const lineHeight = Number(/line-height: ([\d.]+);/.exec(style)?.[1])
    const below = (lineHeight - (ascent - descent) / unitsPerEm) / 2 - descent / unitsPerEm
    const depth = -font.glyphForCodePoint(letter.codePointAt(0) ?? 0).bbox.minY / unitsPerEm
    expect(below).toBeGreaterThan(depth)
  })
})

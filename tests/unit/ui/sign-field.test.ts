import { readFileSync } from 'node:fs'
import { openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'

const style = readFileSync('src/ui/plate/sign-input.css', 'utf8')
const font = openSync('src/ui/styles/fonts/georama-latin.woff2')

interface Measured {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly glyphForCodePoint: (point: number) => { readonly bbox: { readonly minY: number } }
}

describe('the field on the sign', () => {
  it.each([...'gypqj'])('shows the descender of %s whole: its line reaches below the letter', (letter) => {
    const { unitsPerEm, ascent, descent, glyphForCodePoint } = font as unknown as Measured
    const lineHeight = Number(/line-height: ([\d.]+);/.exec(style)?.[1])
    const below = (lineHeight - (ascent - descent) / unitsPerEm) / 2 - descent / unitsPerEm
    const depth = -glyphForCodePoint.call(font, letter.codePointAt(0) ?? 0).bbox.minY / unitsPerEm
    expect(below).toBeGreaterThan(depth)
  })
})

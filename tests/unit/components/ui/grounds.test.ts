import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('src/components/ui/styles/tokens.css', 'utf8')

/** Declarations of the first block with this selector prefix; by default `:root` alone. */
const blockOf = (selector: string): string =>
  new RegExp(`(?:^|\\n)${selector.replaceAll('.', '\\.')}[^{]*\\{([^}]*)\\}`).exec(css)?.[1] ?? ''

const declaredIn = (block: string): ReadonlyMap<string, string> =>
  new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

const root = declaredIn(blockOf(':root'))

/** Resolved colour in light (0) or dark (1) mode. */
const colourOf = (tokens: ReadonlyMap<string, string>, name: string, night: 0 | 1): string => {
  const value = tokens.get(name) ?? root.get(name) ?? ''
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (reference) return colourOf(tokens, reference, night)
  return /^light-dark\((#\w+), (#\w+)\)$/.exec(value)?.[night + 1] ?? value
}

/** WCAG 2.2 relative luminance. */
const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((first, second) => second - first)
  return (light + 0.05) / (dark + 0.05)
}

describe('field text is readable on every background', () => {
  it.each([
    ['paper', ':root,\n.on-paper'],
    ['a wall', '.wall,'],
  ])('on %s', (_ground, selector) => {
    const tokens = declaredIn(blockOf(selector))
    for (const ink of ['--ink', '--ink-2']) {
      for (const night of [0, 1] as const) {
        const [letters, field] = [colourOf(tokens, ink, night), colourOf(tokens, '--field', night)]
        expect(letters).toMatch(/^#\w{6}$/)
        expect(field, `${ink} needs a field of its ground`).toMatch(/^#\w{6}$/)
        expect(contrast(letters, field)).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
})

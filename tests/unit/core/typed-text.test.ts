import { describe, expect, it } from 'vitest'
import { cleanLine, cleanWords, removeInvisible } from '@/core/typed-text'

describe('R28: a typed or pasted line', () => {
  it.each([
    ['zero width space', 'WELCOME10\u200B'],
    ['zero width no-break space', '\uFEFFWELCOME10'],
    ['direction marks', '\u200EWELCOME\u200F10'],
    ['direction isolates', '\u2066WELCOME10\u2069'],
    ['soft hyphen', 'WEL\u00ADCOME10'],
    ['word joiner', 'WELCOME\u206010'],
    ['a joiner between Latin letters', 'WEL\u200DCO\u200CME10'],
    ['a variation selector behind a letter', 'WELCOME\uFE0F10'],
    ['hangul filler', 'WELCOME10\u3164'],
    ['no-break spaces around it', '\u00A0\u202FWELCOME10\u00A0'],
    ['a line break behind it', 'WELCOME10\r\n'],
    ['several of them', ' \u200B\uFEFF WELCOME10 \u200B\u00A0'],
  ])('drops its %s', (_what, typed) => {
    expect(cleanLine(typed)).toBe('WELCOME10')
  })

  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a skin tone before a joiner', '👩🏽‍💻'],
    ['a heart as an emoji', '❤️‍🔥'],
    ['a keycap', '1️⃣'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['Persian', 'علی‌رضا می‌خواهم'],
    ['Sinhala', 'ක්‍රීඩා'],
    ['Devanagari', 'क्‍ष'],
    ['an ideograph in a variant of a name', '葛󠄀城'],
    ['Arabic number signs, which are seen', '\u0600\u0661'],
    ['a no-break space between words', 'Rosa\u00A0Otter'],
    ['accents that are typed decomposed', 'Mu\u0308ller'],
  ])('keeps meaningful characters: %s', (_what, typed) => {
    expect(cleanLine(typed)).toBe(typed)
  })

  it('keeps soft hyphens, word joiners and outer spaces in editors’ texts', () => {
    expect(cleanWords('Donau\u00ADdampf\u2060schiff \u200B\uFEFF')).toBe('Donau\u00ADdampf\u2060schiff ')
  })

  it('drops everything invisible for comparison', () => {
    expect(removeInvisible('\u200DA\u200C\uFE0FB\u00AD')).toBe('AB')
  })
})

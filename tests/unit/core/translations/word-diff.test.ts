import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords } from '@/core/translations/segments'

const text = fc.array(fc.constantFrom('cart', 'your', ' ', '.', 'é', '🙂'), { maxLength: 30 }).map((pieces) => pieces.join(''))

describe('a word diff', () => {
  it('marks added and removed words', () => {
    expect(diffWords('Free for 30 days.', 'Free for 14 days.')).toEqual([
      { kind: 'same', text: 'Free for ' },
      { kind: 'removed', text: '30' },
      { kind: 'added', text: '14' },
      { kind: 'same', text: ' days.' },
    ])
  })

  it('reproduces both texts', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after)
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join('')
        expect(without('added')).toBe(before)
        expect(without('removed')).toBe(after)
      }),
    )
  })

  it('shows a rewritten text as a whole', () => {
    const long = (word: string) => `${word} `.repeat(3_000)
    expect(diffWords(long('old'), long('new')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})

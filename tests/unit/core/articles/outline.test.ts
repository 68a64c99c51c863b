import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlineOf, readingMinutes } from '@/core/articles/articles'

const written = (levels: readonly number[]) => levels.map((level, index) => ({ level, text: `Part ${index}` }))
const levels = (given: readonly number[]) => outlineOf(written(given)).map(({ level }) => level)

describe('the headings of an article', () => {
  it('start below the page title, whatever level the editor used', () => {
    expect(levels([3, 3, 2])).toEqual([2, 3, 2])
    expect(levels([1])).toEqual([2])
  })

  it('never skip a level downwards', () => {
    expect(levels([2, 4, 4, 2, 3, 4])).toEqual([2, 3, 4, 2, 3, 4])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 30 }), (given) => {
        const steps = [1, ...levels(given)]
        return steps.every((level, index) => index === 0 || (level >= 2 && level <= 4 && level - (steps[index - 1] ?? 1) <= 1))
      }),
    )
  })

  it('have unique anchors in plain letters of any language', () => {
    const anchors = outlineOf(['Días 2 a 6: ¡ojo!', 'Was schiefgeht', 'Was schiefgeht', '…', 'Content'].map((text) => ({ level: 2, text })))
    expect(anchors.map(({ anchor }) => anchor)).toEqual(['dias-2-a-6-ojo', 'was-schiefgeht', 'was-schiefgeht-2', 'section', 'content-2'])
  })
})

describe('reading time', () => {
  it('counts words and is never zero', () => {
    expect(readingMinutes('')).toBe(1)
    expect(readingMinutes('word '.repeat(600))).toBe(3)
    expect(readingMinutes('– · – '.repeat(600))).toBe(1)
  })
})

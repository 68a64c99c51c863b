import { describe, expect, it } from 'vitest'
import { excerptOf, hasText, replaceInSegments, toQuery } from '@/core/find-text'

describe('the admin’s text search', () => {
  it.each([
    ['ab', null],
    ['  30 days ', '30 days'],
    ['x'.repeat(201), null],
  ])('normalises %j to %j', (typed, query) => {
    expect(toQuery(typed)).toBe(query)
  })

  it('ignores case and Unicode forms', () => {
    expect(hasText('Café in 30 Days', 'CAFE\u0301')).toBe(true)
    expect(hasText('Café', 'tea')).toBe(false)
  })

  it('shows the surrounding words', () => {
    expect(excerptOf('Money back within 30 Days.', '30 days')).toEqual({ before: 'Money back within ', match: '30 Days', after: '.' })
    const long = excerptOf(`${'a'.repeat(100)} here ${'b'.repeat(100)}`, 'here')
    expect(long?.before).toMatch(/^…a{59} $/)
    expect(long?.after).toMatch(/^ b{59}…$/)
  })
})

describe('G4: a replacement', () => {
  it('affects exact matches in every segment, and nothing else', () => {
    expect(replaceInSegments(['30 days, 30 days', 'none', '30 Days'], '30 days', '14 days')).toEqual([
      '14 days, 14 days',
      'none',
      '30 Days',
    ])
  })
  it('is empty if nothing would change', () => {
    expect(replaceInSegments(['30 Days'], '30 days', '14 days')).toBeNull()
    expect(replaceInSegments(['$& and $1'], '$&', '$&')).toBeNull()
  })
})

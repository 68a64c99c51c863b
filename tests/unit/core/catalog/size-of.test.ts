import { describe, expect, it } from 'vitest'
import { parseSize } from '@/core/catalog/types'

describe('the number in a specification', () => {
  it.each([
    ['250 GB', 250],
    ['4 vCPU', 4],
    ['1,000', 1000],
    ['1.000', 1000],
    ['20\u202f000', 20_000],
    ['2 TB', 2000],
    ['1.5 TB', 1500],
    ['1,5 To', 1500],
    ['3.2 GHz', 3.2],
  ])('%s is %d', (value, size) => expect(parseSize(value)).toBe(size))

  it.each(['', 'ECC', 'Daily, kept for 7 days', 'unlimited'])('is none in “%s”', (value) => expect(parseSize(value)).toBeNull())
})

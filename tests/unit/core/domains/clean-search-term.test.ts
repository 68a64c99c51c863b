import { describe, expect, it } from 'vitest'
import { cleanSearchTerm } from '@/core/domains/parse-domain'

describe('cleanSearchTerm', () => {
  it.each([
    ['Exa Mple!', 'example'],
    ['https://www.Example.com/path', 'example'],
    ['shop-24.io', 'shop-24'],
    ['münchen', 'muenchen'],
    ['Café Rosa', 'caferosa'],
    ['  ', ''],
    ['.com', ''],
  ])('§5.15, S1: stores %j as %j', (input, term) => {
    expect(cleanSearchTerm(input)).toBe(term)
  })
})

import { describe, expect, it } from 'vitest'

import { localizedHref } from '@/core/navigation/paths'

describe('localizedHref', () => {
  it.each([
    ['/', '/de'],
    ['/domains', '/de/domains'],
    ['/services?type=cdn', '/de/services?type=cdn'],
    ['https://example.org/a', 'https://example.org/a'],
    ['#faq', '#faq'],
  ])('R1: turns %s into %s in German', (href, expected) => {
    expect(localizedHref('de', href)).toBe(expected)
  })
})

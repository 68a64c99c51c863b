import { describe, expect, it } from 'vitest'

import { negotiateLocale } from '@/lib/i18n/negotiate-locale'

describe('negotiateLocale', () => {
  it('R1: prefers the cookie over Accept-Language', () => {
    expect(negotiateLocale('de', 'fr-FR,fr;q=0.9')).toBe('de')
  })

  it('R1: uses the best weighted supported language', () => {
    expect(negotiateLocale(undefined, 'tlh, es;q=0.4, fr-CA;q=0.8')).toBe('fr')
  })

  it('R1: rejects a language with weight 0', () => {
    expect(negotiateLocale(undefined, 'es;q=0, de;q=0.1')).toBe('de')
  })

  it.each([undefined, '', 'xx', '../../etc'])('R1: falls back to English for the cookie %j', (cookie) => {
    expect(negotiateLocale(cookie, null)).toBe('en')
  })

  it('§1.19, R1: falls back to English for an unreadable Accept-Language, without an error', () => {
    expect(negotiateLocale(undefined, ';;q=,=;*,'.repeat(500))).toBe('en')
  })
})

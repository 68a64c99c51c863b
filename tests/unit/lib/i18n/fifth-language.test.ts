import { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { defaultLocale, isLocale, languageSegment, localeNames, locales } from '@/lib/config/locales'
import { isGuarded, sitePathOf } from '@/lib/config/site-routes'
import { splitLocalePath } from '@/core/navigation/paths'
import { toMetadata } from '@/app/page-metadata'
import { withEnglishFallback } from '@/lib/i18n/messages'
import { negotiateLocale } from '@/lib/i18n/negotiate-locale'
import { proxy } from '@/proxy'

/** Adds languages without translations: a new one, and one that differs only by region. */
vi.mock(import('@/lib/config/languages'), async (original) => {
  const { languages } = await original()
  const added = [
    { code: 'it', name: 'Italiano', isComplete: false },
    { code: 'pt-BR', name: 'Português', isComplete: false },
  ]
  return { languages: [...languages, ...added] as never }
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(new URL(path, 'http://localhost:3000'), { headers }))

const italian = locales.find((locale) => localeNames[locale] === 'Italiano') ?? defaultLocale

describe('a new language', () => {
  it('is supported, with its own name', () => {
    expect(isLocale('it')).toBe(true)
    expect(localeNames).toMatchObject({ it: 'Italiano', 'pt-BR': 'Português' })
    expect(locales.slice(-2)).toEqual(['it', 'pt-BR'])
  })

  it('R1: has URLs, and is not redirected to another language', () => {
    expect(ask('/it/about').headers.get('x-middleware-next')).toBe('1')
    expect(ask('/it').headers.get('location')).toBeNull()
    expect(splitLocalePath('/it/vps-hosting', locales)).toEqual({ locale: 'it', path: '/vps-hosting' })
    expect(new RegExp(`^/${languageSegment.replace(':lang', '')}/`).test('/it/domains/search')).toBe(true)
  })

  it.each([
    ['it-IT,it;q=0.9,en;q=0.8', '/it/about'],
    ['pt-br', '/pt-BR/about'],
    ['pt-PT', '/pt-BR/about'],
    ['en-GB,it;q=0.9,en;q=0.7', '/en/about'],
    ['nl,*;q=0.5', '/en/about'],
  ])('R1: redirects a browser with %s to %s', (accepted, target) => {
    expect(ask('/about', { 'accept-language': accepted }).headers.get('location')).toBe(`http://localhost:3000${target}`)
  })

  it('R1: is read from the cookie', () => expect(negotiateLocale('it', 'de')).toBe('it'))

  it.each(['/it/checkout', '/it/login', '/it/orders/HF-1', '/pt-BR/checkout'])('%s has a nonce policy', (path) => {
    expect(ask(path).headers.get('content-security-policy')).toMatch(/'nonce-/)
    expect(isGuarded(sitePathOf(path) ?? '')).toBe(true)
  })

  it('is listed for search engines beside every other', () => {
    const { alternates } = toMetadata({ locale: italian, path: '/about', title: 'About', brandName: 'Hostfront' })
    expect(alternates).toMatchObject({
      canonical: '/it/about',
      languages: { en: '/en/about', it: '/it/about', 'pt-BR': '/pt-BR/about', 'x-default': '/en/about' },
    })
  })

  it('has English admin texts until translated', () => {
    const cart = words('carts.singular')
    expect(translate({ i18n: { language: 'it' } }, cart)).toBe('Cart')
    expect(translate({ i18n: { language: 'de' } }, cart)).toBe('Warenkorb')
    expect(cart).toHaveProperty('it', 'Cart')
  })
})

describe('messages with English fallback', () => {
  const english = { cart: { add: 'Add', title: 'Cart', rows: { one: 'Row' } }, toast: { close: 'Close' } }

  it('use translations, and English for each missing message', () => {
    expect(withEnglishFallback(english, { cart: { add: 'Aggiungi', rows: {} } })).toEqual({
      cart: { add: 'Aggiungi', title: 'Cart', rows: { one: 'Row' } },
      toast: { close: 'Close' },
    })
    expect(withEnglishFallback(english, {})).toEqual(english)
  })

  it('replace a precompiled message as a whole', () => {
    const compiled: { readonly count: unknown } = { count: [['n', 2, { one: 'a row', other: 'rows' }]] }
    const translated = { count: ['riga ', ['n', 2, { other: 'righe' }]] }
    expect(withEnglishFallback(compiled, translated as never)).toEqual(translated)
  })

  it('add no key that English lacks', () => {
    expect(withEnglishFallback(english, { gone: 'Via' } as never)).toEqual(english)
  })
})

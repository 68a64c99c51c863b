import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageLinks } from '@/features/site-header/theme-select.client'
import { settle, show } from '../../../support/in-a-browser'

vi.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }))

// happy-dom would navigate
const stay = (event: Event): void => event.preventDefault()
beforeEach(() => document.addEventListener('click', stay))
afterEach(() => {
  document.removeEventListener('click', stay)
  window.history.replaceState(null, '', '/')
})

const switchTo = async (language: string): Promise<string> => {
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang=${language}]`)
  await settle(() => link?.click())
  const { pathname, search, hash } = new URL(link?.href ?? '')
  return `${pathname}${search}${hash}`
}

describe('the language switch', () => {
  it('R4: keeps query and fragment', async () => {
    window.history.replaceState(null, '', '/en/domains/search?q=otter&tld=.com#results')
    await show(<LanguageLinks current="en" />)
    expect(await switchTo('de')).toBe('/de/domains/search?q=otter&tld=.com#results')
  })

  it('R4: uses the current query if it changed after rendering', async () => {
    window.history.replaceState(null, '', '/en/pricing')
    await show(<LanguageLinks current="en" />)
    window.history.replaceState(null, '', '/en/pricing?period=yearly')
    expect(await switchTo('fr')).toBe('/fr/pricing?period=yearly')
  })
})

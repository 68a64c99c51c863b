import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { locales } from '@/lib/config/locales'
import { LanguageLinks } from '@/features/site-header/theme-select.client'

let path = ''
vi.mock('next/navigation', () => ({ usePathname: () => path }))

const targets = (drawnAt: string): readonly (string | undefined)[] => {
  path = drawnAt
  return [...renderToStaticMarkup(<LanguageLinks current="fr" />).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
}

describe('language links', () => {
  it('R4: lead to the same page', () => {
    expect(targets('/fr/about')).toEqual(locales.map((locale) => `/${locale}/about`))
  })

  it('lead home from the missing page, which is rendered once for all paths', () => {
    expect(targets('/fr/_missing')).toEqual(locales.map((locale) => `/${locale}`))
  })
})

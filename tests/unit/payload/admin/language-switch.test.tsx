import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { readerOf } from '../../../support/wording/admin-reader'
import { LanguageSwitch } from '@/payload/admin/language/language-switch.client'

let known: { readonly code?: string } = {}
vi.mock('@payloadcms/ui', () => ({
  ChevronIcon: () => null,
  Popup: ({ button }: { readonly button: ReactNode }) => button,
  PopupList: {},
  useLocale: () => known,
  useTranslation: () => readerOf('de'),
}))
vi.mock('@/payload/admin/language/switching.client', () => ({ useSwitching: () => ({ switchTo: () => {} }) }))

const shown = (locale: typeof known) => {
  known = locale
  return renderToStaticMarkup(<LanguageSwitch />)
    .replaceAll(/<[^>]*>/g, '')
    .trim()
}

describe('the content language switch', () => {
  it('has its name', () => expect(shown({ code: 'fr' })).toBe('Inhalt auf Französisch'))
  it('has a label right after login too', () => expect(shown({})).toBe('Inhalt auf Englisch'))
})

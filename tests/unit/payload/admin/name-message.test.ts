import { describe, expect, it } from 'vitest'
import { nameNamespace, nameText } from '@/payload/admin/search-and-replace/search-texts'
import { partOfMessage } from '@/payload/admin/translations/message-places'
import type { Unit } from '@/payload/admin/translations/units'
import { locales } from '@/lib/config/locales'
import en from '@/lib/i18n/messages/en.json'

const reading = (language: string) => ({ i18n: { language } })

const message = (path: string, values: Unit['values']): Unit => ({
  path,
  labels: path.split('.').slice(1),
  kind: 'paragraph',
  values,
  field: null,
  rules: [],
})

describe('G3: the location of a message', () => {
  it('exists for every namespace in every language, and is not its key', () => {
    for (const namespace of Object.keys(en))
      for (const locale of locales) {
        const said = nameNamespace(reading(locale), namespace)
        expect(said, `${namespace} (${locale})`).toMatch(/^\p{Lu}/u)
        expect(said).not.toBe(namespace)
      }
  })

  it('is unique per language', () => {
    for (const locale of locales) {
      const said = Object.keys(en).map((namespace) => nameNamespace(reading(locale), namespace))
      expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([])
    }
  })

  it('exists for every part of the account and of emails', () => {
    for (const namespace of ['account', 'mail'] as const)
      for (const [part, messages] of Object.entries(en[namespace]))
        if (typeof messages === 'object')
          expect(partOfMessage(`${namespace}.${part}.title`)?.en, `${namespace}.${part}`).toMatch(/^\p{Lu}/u)
  })

  it('names the section, and the message in the reader’s language', () => {
    const unit = message('account.login.title', { en: 'Log in', es: 'Acceder', de: 'Anmelden' })
    expect(nameText(reading('de'), unit, 'es')).toBe('Anmeldung › Anmelden')
    expect(nameText(reading('en'), unit, 'en')).toBe('Login')
    expect(nameText(reading('en'), message('theme.system', { en: 'Match system' }), 'en')).toBe('')
  })

  it('truncates a long message, and never contains the key', () => {
    const long = 'We are open, but out of order: the shop cannot reach its database at the moment.'
    const said = nameText(reading('en'), message('checkout.offline', { en: long, fr: 'Hors ligne' }), 'fr')
    expect(said).toBe('We are open, but out of order: the shop cannot r…')
    expect(said).not.toContain('offline')
  })
})

import { describe, expect, it } from 'vitest'
import { nameNamespace, nameText } from '@/payload/admin/search-and-replace/search-texts'
import { messagePlaces } from '@/payload/admin/translations/message-places'
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
})

describe('G3: where a message stands, in editors’ words', () => {
  it('every namespace has a place in every language, which is not its key', () => {
    for (const namespace of Object.keys(en))
      for (const locale of locales) {
        const said = nameNamespace(reading(locale), namespace)
        expect(said, `${namespace} (${locale})`).toMatch(/^\p{Lu}/u)
        expect(said).not.toBe(namespace)
      }
  })

  it('two places have one name in no language', () => {
    for (const locale of locales) {
      const said = Object.values(messagePlaces).map((words) => words[locale])
      expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([])
    }
  })

  it('says the part, and what the message says to its reader, where that is another language', () => {
    const unit = message('account.login.title', { en: 'Log in', es: 'Acceder', de: 'Anmelden' })
    expect(nameText(reading('de'), unit, 'es')).toBe('Anmeldung › Anmelden')
    expect(nameText(reading('en'), unit, 'en')).toBe('Login')
    expect(nameText(reading('en'), message('theme.system', { en: 'Match system' }), 'en')).toBe('')
  })

  it('a long message is cut, and the key is never part of it', () => {
    const long = 'We are open, but out of order: the shop cannot reach its database at the moment.'
    const said = nameText(reading('en'), message('checkout.offline', { en: long, fr: 'Hors ligne' }), 'fr')
    expect(said).toBe('We are open, but out of order: the shop cannot r…')
    expect(said).not.toContain('offline')
  })
})

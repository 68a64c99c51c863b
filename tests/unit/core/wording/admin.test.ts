import { describe, expect, it } from 'vitest'
import { locales, type CompleteLocale } from '@/lib/config/locales'
import { findWordingErrors } from '@/core/wording/find-errors'
import { adminTexts, shownText, textsOfSource, type AdminText } from '../../../support/wording/admin-texts'
import { developerWordsIn, doubleSpellingsIn } from '../../../support/wording/developer-words'

const faultsOf = ({ at, language, text }: AdminText): readonly string[] => [
  ...findWordingErrors(language, text).map(({ kind, found }) => `${at}: ${language} ${kind} “${found}” (${text})`),
  ...developerWordsIn(language, text).map((found) => `${at}: ${language} developer-word “${found}” (${text})`),
  ...doubleSpellingsIn(language, text).map((found) => `${at}: ${language} double-spelling “${found}” (${text})`),
]

const all = adminTexts()

/** Texts of a table in the source. */
const labelled = (table: string): readonly string[] =>
  textsOfSource('fixture.tsx', `export const field = { label: ${table} }`).flatMap(faultsOf)

/** Wording problems of a catalogue text. */
const faultsIn = (language: CompleteLocale, text: string): readonly string[] => faultsOf(shownText('label', language, text))

describe('H8: admin texts', () => {
  it.each([
    ['en', 'Slug of the page', 'developer-word “Slug”'],
    ['de', 'Hash der Anfrage', 'developer-word “Hash”'],
    ['fr', 'Jeton d’accès', 'developer-word “Jeton”'],
    ['es', 'Valor booleano', 'developer-word “booleano”'],
    ['en', 'Support e-mail', 'avoided-word “e-mail”'],
    ['en', 'No mail leaves the shop', 'double-spelling “mail”'],
    ['fr', 'Adresse e-mail', 'avoided-word “e-mail”'],
    ['fr', 'Un email part', 'double-spelling “email”'],
    ['es', 'Elija tu precio', 'too-familiar “tu”'],
    ['fr', 'Choisis ton prix', 'too-familiar “ton”'],
    ['de', 'Wähle deinen Preis', 'too-familiar “deinen”'],
    ['en', 'Show the nameplate', 'figure-of-speech “nameplate”'],
    ['de', 'Schild zeigen', 'figure-of-speech “Schild”'],
    ['fr', 'Combien?', 'missing-space'],
    ['de', '“Preise” im Menü', 'foreign-quote'],
  ] as const)('the check fails for a label: %s %s', (language, text, fault) => {
    expect(faultsIn(language, text).join()).toContain(`${language} ${fault}`)
  })

  it('the check reads tables in the code too, with conditional and interpolated texts', () => {
    expect(labelled("{ en: 'a', es: 'b', fr: 'c', de: isOne ? 'Dein Preis' : 'Preise' }")).toHaveLength(1)
    expect(labelled('{ en: `The slug of ${name}`, es: `b`, fr: `c`, de: `d` }')).toHaveLength(1)
    expect(labelled("{ en: { a: 'x' }, es: { a: 'y' }, fr: { a: 'Déjà utilisé : non' }, de: { a: 'z' } }").join()).toContain('loose-space')
  })

  it('the check passes displayed texts, with the spaces of `words`', () => {
    const shown = [
      ['en', '10% off'],
      ['es', '10 %'],
      ['fr', 'Oui ? « Non » : 5 Go'],
      ['de', '„So“: 10 %'],
    ] as const
    expect(shown.flatMap(([language, text]) => faultsIn(language, text))).toEqual([])
  })

  it('are all checked', () => expect(all.length).toBeGreaterThan(6000))

  it.each(locales)('contain no jargon, synonyms or missing marks: %s', (language) => {
    expect(all.filter((text) => text.language === language).flatMap(faultsOf)).toEqual([])
  })
})

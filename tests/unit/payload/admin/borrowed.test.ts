import { describe, expect, it } from 'vitest'
import { adminLanguages } from '@/payload/admin/languages'
import { translations } from '@/payload/i18n/payload-texts'
import { isComplete, locales } from '@/lib/config/locales'
import { findWordingErrors } from '@/core/wording/find-errors'

const textsIn = (tree: object, at: string): readonly (readonly [string, string])[] =>
  Object.entries(tree as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${at}${name}`, value] as const] : textsIn(value as object, `${at}${name}:`),
  )

/** Informal imperatives, which contain no pronoun. */
const familiarOrders: Readonly<Record<string, RegExp>> = {
  de: /(^|\. |, |bitte )(Gib|Wähle|Klicke|Speichere|Ziehe|Gehe|Setze|Prüfe|Versuche|Verwende|klicke|gib|überprüfe|verifiziere) /u,
  es: /(^|\. |, )(introduce|elige|selecciona|arrastra|revisa|verifica|guarda|crea|haz) /iu,
  fr: /(^|\. )(choisis|saisis|clique|vérifie|enregistre) /iu,
}

describe('H8: overrides of Payload’s texts', () => {
  it.each(locales.filter((language) => language !== 'en'))('call nobody “du”, “tú” or “tu”: %s', (language) => {
    const own = new Map(textsIn(translations[language] ?? {}, ''))
    const shown = textsIn(adminLanguages[language].translations, '').map(([key, text]) => [key, own.get(key) ?? text] as const)
    expect(shown.length).toBeGreaterThan(400)
    const familiar = shown.filter(
      ([, text]) => findWordingErrors(language, text).some(({ kind }) => kind === 'too-familiar') || familiarOrders[language]?.test(text),
    )
    expect(familiar).toEqual([])
  })

  it.each(locales.filter(isComplete))('exist in Payload, with the same placeholders: %s', (language) => {
    // the English ones: Payload's French has placeholders that are never filled
    const payloads = new Map(textsIn(adminLanguages.en.translations, ''))
    const gaps = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\d>/g))].sort().join()
    const own = textsIn(translations[language], '')
    expect(own.filter(([key]) => !payloads.has(key))).toEqual([])
    // an empty cell is a dash
    const withGaps = own.filter(([key]) => key !== 'general:noLabel')
    expect(withGaps.filter(([key, text]) => gaps(text) !== gaps(payloads.get(key) ?? '')).map(([key]) => key)).toEqual([])
  })
})

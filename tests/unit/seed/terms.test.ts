import { describe, expect, it } from 'vitest'
import { seedLocales, type SeedLocale } from '@seed/locales'
import { everyText, wordsOf } from './every-text'

/** Words that mean something else in the trade, or two words for one thing (docs/glossary.md). */
const wrong: Readonly<Record<SeedLocale, RegExp>> = {
  en: /blackmail|clean-up service|letterbox|uptime watch|\bletters? (?:before|moved|to|from|you)\b|\b(?:an|the|every|No|Every) endings?\b/i,
  es: /vigilancia|red de distribución(?! de contenido)|correo comercial|cámara de copias|chantaje|\bdepósito|(?:una|las|sus) cartas?\b|servicio de limpieza|términos/i,
  fr: /\bcourriers?\b(?! postal)|verrou de domaine|diffusion de contenu|chantage|à la longue|service de nettoyage/i,
  de: /\bBrief(?:e|en|s|kasten|kästen)?\b|Netzfilter|Erpressung|Überwachung|wache\b|Reinigungsdienst|Passwortraten|Elternzeit/,
}

/** Where the word is meant: post on paper, and the long name beside the short one in the page's own title. */
const meant = /^pages\[\/legal\/withdrawal\]|^pages\[\/services\/cdn\]\.title/

describe('one thing, one word, in the content', () => {
  it.each(seedLocales)('the wrong word for a thing stands nowhere in %s', (locale) => {
    const found = everyText.flatMap(({ at, text }) =>
      meant.test(at)
        ? []
        : wordsOf(text[locale])
            .filter((words) => wrong[locale].test(words))
            .map((words) => `${at}: ${words}`),
    )
    expect(found).toEqual([])
  })
})

import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import es from '@/lib/i18n/messages/es.json'
import fr from '@/lib/i18n/messages/fr.json'
import type { SeedLocale } from '@seed/locales'
import { flatten } from '@/lib/i18n/message-demands'
import { everyText, wordsOf } from '../every-text'

/** Text in one language with its location: `pages[/about].layout.1.heading`, `messages.cart.add`. */
export interface ShopText {
  readonly at: string
  readonly text: string
}

const messages = { en, es, fr, de }

const seeded = (locale: SeedLocale): readonly ShopText[] =>
  everyText.flatMap(({ at, text }) => {
    const words = wordsOf(text[locale])
    return words.map((each, index) => ({ at: words.length > 1 ? `${at}#${index}` : at, text: each }))
  })

const everythingIn = (locale: SeedLocale): readonly ShopText[] => [
  ...seeded(locale),
  ...[...flatten(messages[locale])].map(([key, text]) => ({ at: `messages.${key}`, text })),
]

/** Seeded content and messages. */
export const textsIn: Readonly<Record<SeedLocale, readonly ShopText[]>> = {
  en: everythingIn('en'),
  es: everythingIn('es'),
  fr: everythingIn('fr'),
  de: everythingIn('de'),
}

import { englishBehind, locales, type CompleteLocale } from '@/lib/config/locales'
import { categoryIds, type CategoryId } from '@/core/catalog/categories'
import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import es from '@/lib/i18n/messages/es.json'
import fr from '@/lib/i18n/messages/fr.json'
import type { Words } from '@/cms/words'

/** Categories as the shop's own sentences name them (D13). */
export type CategoryNouns = Readonly<Record<CategoryId, Words>>

const written: Readonly<Record<CompleteLocale, Readonly<Record<CategoryId, string>>>> = {
  en: en.discounts.categories,
  es: es.discounts.categories,
  fr: fr.discounts.categories,
  de: de.discounts.categories,
}

const tables = englishBehind(written)

/** Handed to the browser as they are: it needs no other message. */
export const categoryNouns = Object.fromEntries(
  categoryIds.map((id) => [id, Object.fromEntries(locales.map((locale) => [locale, tables[locale][id]]))]),
) as CategoryNouns

import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { defaultLocale, isLocale, localeNames, locales, type Locale } from '@/config/locales'
import { findArea } from '../translations/areas'
import { readDocument } from '../translations/read-document'
import { sayLabel } from '../translations/say-label'
import { plainOf } from '../translations/units'
import { translate, words, type Words } from '../words'
import { isExample } from './example'
import { findTexts, type FoundText } from './find-examples'

const left = (languages: string): Words =>
  words({
    en: `This is still the example of the recipe (${languages}): please write your own words, or remove it.`,
    es: `Aún es el ejemplo de la receta (${languages}): escriba su propio texto o elimínelo.`,
    fr: `C’est encore l’exemple du modèle (${languages}) : veuillez écrire votre texte ou le supprimer.`,
    de: `Hier steht noch das Beispiel der Vorlage (${languages}): Bitte schreiben Sie eigene Worte oder entfernen Sie es.`,
  })

type Values = Readonly<Record<string, unknown>>

/** By the text's name, the languages in which it was saved as an example. */
const findSaved = async (req: PayloadRequest, collection: string, id: unknown): Promise<ReadonlyMap<string, readonly Locale[]>> => {
  const area = findArea(req.payload.config, collection)
  const read = area && typeof id === 'string' ? await readDocument(req, area, id) : null
  return new Map((read?.units ?? []).map((unit) => [unit.path, locales.filter((locale) => isExample(plainOf(unit, unit.values[locale])))]))
}

const sayPlace = (req: PayloadRequest, { labels }: FoundText): string => labels.map((label) => sayLabel(req, label)).join(' › ')

/** Whoever publishes in one language publishes all of them: each is looked at, this one as the form has it, the others as they are saved. */
const findLeft = async (req: PayloadRequest, collection: string, texts: readonly FoundText[], id: unknown) => {
  const saved = await findSaved(req, collection, id)
  const current = isLocale(req.locale) ? req.locale : defaultLocale
  return texts.flatMap((text) => {
    const others = (saved.get(text.name) ?? []).filter((locale) => locale !== current)
    const languages = locales.filter((locale) => others.includes(locale) || (locale === current && text.isExample))
    return languages.length === 0 ? [] : [{ text, languages }]
  })
}

/** G8: no example of a recipe is published, in whichever language it stands. */
export const refuseExamples: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data['_status'] !== 'published' || data['deletedAt']) return data
  const id: unknown = (originalDoc as { readonly id?: unknown } | undefined)?.id
  const found = await findLeft(req, collection.slug, findTexts(collection.flattenedFields, data as Values), id)
  if (found.length === 0) return data
  const errors = found.map(({ text, languages }) => ({
    path: text.path,
    label: `${sayPlace(req, text)} (${languages.join(', ')})`,
    message: translate(req, left(languages.map((locale) => localeNames[locale]).join(', '))),
  }))
  throw new ValidationError({ collection: collection.slug, errors, req })
}

import { ValidationError, type CollectionAfterChangeHook, type CollectionBeforeValidateHook } from 'payload'
import { defaultLocale, locales } from '@/config/locales'
import type { Media } from '@/payload-types'
import { say, words } from '../words'

const asked = words({
  en: 'The picture was replaced: please describe the new one, in English first, or confirm below that the description fits.',
  es: 'La imagen se ha sustituido: describa la nueva, primero en inglés, o confirme abajo que la descripción es correcta.',
  fr: 'L’image a été remplacée : veuillez décrire la nouvelle, d’abord en anglais, ou confirmer ci-dessous que la description convient.',
  de: 'Das Bild wurde ersetzt: Bitte beschreiben Sie das neue, zuerst auf Englisch, oder bestätigen Sie unten, dass die Beschreibung passt.',
})

const key = (id: string): string => `described:${id}`

/** A new picture is not called what the old one showed: its description is written anew, or confirmed. */
export const describeNewPicture: CollectionBeforeValidateHook<Media> = ({ data, originalDoc, operation, req, collection }) => {
  const { descriptionFits, ...rest } = data ?? {}
  if (operation !== 'update' || !req.file || !originalDoc || descriptionFits === true) return rest
  const isDescribed = req.locale === defaultLocale && typeof rest.alt === 'string' && rest.alt.trim() !== '' && rest.alt !== originalDoc.alt
  if (!isDescribed) throw new ValidationError({ collection: collection.slug, errors: [{ path: 'alt', message: say(req, asked) }], req })
  req.context[key(originalDoc.id)] = true
  return rest
}

/** What other languages say is about the old picture: until they are written anew, visitors read the English words (R6). */
export const forgetOldDescriptions: CollectionAfterChangeHook<Media> = async ({ doc, req }) => {
  if (req.context[key(doc.id)] !== true) return doc
  const alt = Object.fromEntries(locales.map((locale) => [locale, locale === defaultLocale ? doc.alt : null]))
  await req.payload.db.updateOne({ collection: 'media', id: doc.id, data: { alt }, req, returning: false })
  return doc
}

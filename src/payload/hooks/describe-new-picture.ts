import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { defaultLocale, locales } from '@/lib/config/locales'
import type { Media } from '@/payload-types'
import { words } from '@/payload/words'
import { refuseField } from './documents'

const asked = words('describeNewPicture.asked')

/** The file was replaced, and nobody confirmed that the alt text still fits. */
const isAnotherPicture = (operation: string, { file }: PayloadRequest, { descriptionFits }: Partial<Media>): boolean =>
  operation === 'update' && file !== undefined && descriptionFits !== true

/** A replaced image needs a new or confirmed alt text. */
export const describeNewPicture: CollectionBeforeValidateHook<Media> = (change) => {
  const { data = {}, originalDoc, operation, req } = change
  if (!isAnotherPicture(operation, req, data)) return data
  const isDescribed = req.locale === defaultLocale && Boolean(data.alt?.trim()) && data.alt !== originalDoc?.alt
  return isDescribed ? data : refuseField(change, 'alt', asked)
}

/** Alt texts in other languages describe the old image; clearing them makes visitors read the English one (R6). */
export const clearOldDescriptions: CollectionAfterChangeHook<Media> = async ({ data, doc, operation, req }) => {
  if (!isAnotherPicture(operation, req, data)) return
  const alt = Object.fromEntries(locales.map((locale) => [locale, locale === defaultLocale ? doc.alt : null]))
  await req.payload.db.updateOne({ collection: 'media', id: doc.id, data: { alt }, req, returning: false })
}

import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { defaultLocale, locales } from '@/lib/config/locales'
import type { Media } from '@/payload-types'
import { words } from '@/payload/words'
import { refuseField } from './documents'

const asked = words('describeNewPicture.asked')

/** Whether another picture takes the place of this one, and nobody says that its description fits all the same. */
const isAnotherPicture = (operation: string, { file }: PayloadRequest, { descriptionFits }: Partial<Media>): boolean =>
  operation === 'update' && file !== undefined && descriptionFits !== true

/** A new picture is not called what the old one showed: its description is written anew, or confirmed. */
export const describeNewPicture: CollectionBeforeValidateHook<Media> = (change) => {
  const { data = {}, originalDoc, operation, req } = change
  if (!isAnotherPicture(operation, req, data)) return data
  const isDescribed = req.locale === defaultLocale && Boolean(data.alt?.trim()) && data.alt !== originalDoc?.alt
  return isDescribed ? data : refuseField(change, 'alt', asked)
}

/** What other languages say is about the old picture: until they are written anew, visitors read the English words (R6). */
export const forgetOldDescriptions: CollectionAfterChangeHook<Media> = async ({ data, doc, operation, req }) => {
  if (!isAnotherPicture(operation, req, data)) return
  const alt = Object.fromEntries(locales.map((locale) => [locale, locale === defaultLocale ? doc.alt : null]))
  await req.payload.db.updateOne({ collection: 'media', id: doc.id, data: { alt }, req, returning: false })
}

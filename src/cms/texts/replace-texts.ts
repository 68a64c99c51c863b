import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/config/locales'
import { replaceInSegments } from '@/core/find-text'
import { findArea } from '@/cms/translations/areas'
import { versionOf, type Edit } from '@/cms/translations/edits'
import { readDocument } from '@/cms/translations/read-document'
import { saveEdits, type EditFault } from '@/cms/translations/save-edits'
import { segmentsOf, translatable } from '@/cms/translations/units'

/** A place that was reviewed, and what was seen there. */
export interface ReviewedPlace {
  readonly area: string
  readonly document: string
  readonly path: string
  readonly locale: Locale
  readonly version: string
}

interface RefusedPlace {
  readonly place: ReviewedPlace
  readonly fault: EditFault
}

interface Replacing {
  readonly find: string
  readonly replacement: string
  readonly places: readonly ReviewedPlace[]
  readonly publishes: boolean
}

const editOf = async (req: PayloadRequest, place: ReviewedPlace, { find, replacement }: Replacing): Promise<Edit | EditFault> => {
  const area = findArea(req.payload.config, place.area)
  const read = area ? await readDocument(req, area, place.document) : null
  const unit = translatable(read?.units ?? []).find(({ path }) => path === place.path)
  if (!unit) return { kind: 'gone' }
  const segments = replaceInSegments(segmentsOf(unit, unit.values[place.locale]), find, replacement)
  // What was seen has been changed meanwhile, or it never said so.
  if (segments === null || versionOf(unit, place.locale) !== place.version) return { kind: 'conflict', isEnglish: false }
  return { ...place, segments }
}

/**
 * Replaces a word in every place that was chosen, or in none: one transaction, through Payload's own operations with the rights of whoever
 * asks. A place that is not as it was seen is named, and nothing is written; the check is made again under the document's lock.
 */
export const replaceTexts = async (req: PayloadRequest, asked: Replacing): Promise<readonly RefusedPlace[]> => {
  const edits: Edit[] = []
  const refused: RefusedPlace[] = []
  for (const place of asked.places) {
    const made = await editOf(req, place, asked)
    if ('kind' in made) refused.push({ place, fault: made })
    else edits.push(made)
  }
  if (refused.length > 0) return refused
  return (await saveEdits(req, edits, { publishes: asked.publishes })).map(({ edit, fault }) => ({ place: placeOf(edit), fault }))
}

const placeOf = ({ area, document, path, locale, version }: Edit): ReviewedPlace => ({ area, document, path, locale, version })

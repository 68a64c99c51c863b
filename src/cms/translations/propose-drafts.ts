import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/config/locales'
import { usableDrafts, type TranslationDrafts } from '@/core/translations/drafts'
import { hasDrafts, type Area } from './areas'
import { findUnitsOf } from './find-units'
import { saveEdits } from './save-edits'

interface Wanted {
  readonly area: Area
  readonly document: string
  readonly locale: Locale
}

/**
 * Asks a machine for what a document lacks in one language, and keeps its answers as a draft of the document. Where a save is live at once
 * nothing is asked: nobody would have seen it. How many were taken.
 */
export const proposeDrafts = async (
  req: PayloadRequest,
  drafts: TranslationDrafts,
  { area, document, locale }: Wanted,
): Promise<number> => {
  if (!hasDrafts(area)) return 0
  const missing = (await findUnitsOf(req, { area, document, locale })).filter(({ state }) => state === 'missing')
  const questions = missing.map(({ path, english }) => ({ id: path, english }))
  const answers = questions.length === 0 ? [] : usableDrafts(questions, await drafts.propose(locale, questions))
  const edits = answers.flatMap(({ id, segments }) => {
    const unit = missing.find(({ path }) => path === id)
    return unit ? [{ area: area.slug, document, path: id, locale, segments, version: unit.version }] : []
  })
  const refused = edits.length === 0 ? [] : await saveEdits(req, edits, { areDrafts: true })
  return refused.length === 0 ? edits.length : 0
}

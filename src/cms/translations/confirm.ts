import type { PayloadRequest } from 'payload'
import { withTransaction } from '@/lib/db/transaction'
import { hashText } from '@/modules/translations/states'
import { lockPlace } from '@/modules/translations/translations.repository'
import { findArea } from './areas'
import { type Edit } from './edits'
import { readDocument } from './read-document'
import { recordDocument } from './record'
import { faultOf, type EditFault } from './save-edits'
import { plainOf, translatable } from './units'

export type Seen = Omit<Edit, 'segments'>

/** A translation is still right for the English text of now: somebody who saw both says so. */
export const confirmTranslation = (asked: PayloadRequest, seen: Seen): Promise<EditFault | null> =>
  withTransaction(asked.payload, async (req, transaction): Promise<EditFault | null> => {
    const { area: slug, document, path, locale } = seen
    const area = findArea(req.payload.config, slug)
    if (!area) return { kind: 'gone' }
    await lockPlace(transaction, { area: slug, document })
    const unit = translatable((await readDocument(req, area, document))?.units ?? []).find((each) => each.path === path)
    const target = unit ? plainOf(unit, unit.values[locale]) : ''
    const fault = faultOf(unit, { ...seen, segments: [target || ' '] })
    if (fault?.kind === 'gone' || fault?.kind === 'conflict' || !unit) return fault ?? { kind: 'gone' }
    if (target === '') return { kind: 'blank' }
    const english = plainOf(unit, unit.values.en)
    const isSame = target === english ? { isSame: true as const } : {}
    const confirmed = { source: hashText(english), target: hashText(target), ...isSame }
    await recordDocument(req, area, document, (each, kept) => (each === locale ? { ...kept, [path]: confirmed } : kept))
    return null
  })

import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/config/locales'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { describeEditError } from './describe-import-errors'
import { type Edit, findUnitsOf, type TranslationUnitView } from './find-units'
import { findDrafts, findPublishedUnits, releasesOnly } from './read-document'
import { type EditError, groupsOf, saveEdits } from './save-edits'
import { type Area, type CollectionArea, hasDrafts, segmentsOf, translateLabel } from './units'

interface DraftChange {
  /** Titles and labels as the screen shows them. */
  readonly place: string
  readonly before: string
  readonly after: string
}

export interface PublishOutcome {
  /** Texts that go live or, once published, went live. */
  readonly changes: readonly DraftChange[]
  /** Documents that stay drafts, and why. */
  readonly waiting: readonly { readonly place: string; readonly reason: string }[]
  /** Sent back to publish exactly these texts. */
  readonly fingerprint: string
  readonly state: 'shown' | 'changed' | 'published'
}

interface PublishScope {
  readonly areas: readonly Area[]
  readonly locale: Locale
  /** `null` for all documents. */
  readonly document: string | null
}

interface Planned extends DraftChange {
  readonly edit: Edit
}

type Waiting = PublishOutcome['waiting'][number]

/** Per area. */
const mostDrafts = 200

const describe = (req: PayloadRequest, fault: EditError): string =>
  fault.kind === 'draft-waits' ? translate(req, words('translationScreen.publish.draftWaits')) : describeEditError(req, fault)

const placeOf = (req: PayloadRequest, area: Area, ...names: readonly string[]): string =>
  [translateLabel(req, area.label), ...names].filter(Boolean).join(' › ')

interface DraftDocument {
  readonly area: CollectionArea
  readonly id: string
  readonly locale: Locale
}

interface ChangedText {
  readonly unit: TranslationUnitView
  /** What visitors see; empty if it is shown in English. */
  readonly before: string
}

const textOf = (segments: readonly string[]): string => segments.join('\n')

/** Texts whose saved translation differs from what visitors see; none of a document that was never published. */
const findChanged = async (req: PayloadRequest, { area, id, locale }: DraftDocument): Promise<readonly ChangedText[]> => {
  const live = new Map((await findPublishedUnits(req, area, id)).map((unit) => [unit.path, textOf(segmentsOf(unit, unit.values[locale]))]))
  if (live.size === 0) return []
  const saved = await findUnitsOf(req, { area, document: id, locale })
  return saved.map((unit) => ({ unit, before: live.get(unit.path) ?? '' })).filter(({ unit, before }) => textOf(unit.target) !== before)
}

/** Why the document cannot be published for these texts alone; `null` if it can. */
const findRefusal = async (
  req: PayloadRequest,
  { area, id, locale }: DraftDocument,
  changed: readonly ChangedText[],
): Promise<EditError | null> => {
  if (changed.some(({ unit }) => !unit.mayChange)) return { kind: 'forbidden' }
  const places = changed.map(({ unit }) => ({ path: unit.path, locale }))
  return (await releasesOnly(req, area, id, places)) ? null : { kind: 'draft-waits' }
}

const plan = async (req: PayloadRequest, { areas, locale, document }: PublishScope) => {
  const changes: Planned[] = []
  const waiting: Waiting[] = []
  for (const area of areas) {
    if (area.kind !== 'collection' || !hasDrafts(area)) continue
    for (const id of await findDrafts(req, area, document, mostDrafts)) {
      const draft: DraftDocument = { area, id, locale }
      const changed = await findChanged(req, draft)
      const [first] = changed
      if (!first) continue
      const refusal = await findRefusal(req, draft, changed)
      if (refusal) waiting.push({ place: placeOf(req, area, first.unit.title), reason: describe(req, refusal) })
      else
        for (const { unit, before } of changed) {
          const edit = { area: area.slug, document: id, path: unit.path, locale, segments: unit.target, version: unit.version }
          changes.push({ place: placeOf(req, area, unit.title, unit.label), before, after: textOf(unit.target), edit })
        }
    }
  }
  return { changes, waiting }
}

const fingerprintOf = (changes: readonly Planned[]): string =>
  createHash('sha256')
    .update(JSON.stringify(changes.map(({ before, edit }) => [before, edit])))
    .digest('hex')

const shown = (changes: readonly Planned[]): readonly DraftChange[] => changes.map(({ place, before, after }) => ({ place, before, after }))

/**
 * Publishes translations saved as drafts, in documents that have no other unpublished changes. Without a fingerprint, only lists the texts
 * that would go live. With the fingerprint of that list, publishes exactly those texts, one transaction per document.
 */
export const publishDrafts = async (req: PayloadRequest, scope: PublishScope, fingerprint: string | null): Promise<PublishOutcome> => {
  const { changes, waiting } = await plan(req, scope)
  const current = fingerprintOf(changes)
  if (fingerprint !== current)
    return { changes: shown(changes), waiting, fingerprint: current, state: fingerprint === null ? 'shown' : 'changed' }
  const refused = new Map<Edit, EditError>()
  const edits = changes.map(({ edit }) => edit)
  for (const group of groupsOf(req, edits))
    for (const { edit, fault } of await saveEdits(req, group.edits, { publishes: true })) refused.set(edit, fault)
  const failed = changes.flatMap(({ place, edit }): readonly Waiting[] => {
    const fault = refused.get(edit)
    return fault ? [{ place, reason: describe(req, fault) }] : []
  })
  const isLeft = ({ edit: { area, document } }: Planned) =>
    [...refused.keys()].some((each) => each.area === area && each.document === document)
  return {
    changes: shown(changes.filter((change) => !isLeft(change))),
    waiting: [...waiting, ...failed],
    fingerprint: current,
    state: 'published',
  }
}

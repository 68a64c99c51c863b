import { type PayloadRequest, type CollectionSlug, ValidationError, type GlobalSlug } from 'payload'
import { type Edit, valueOf, versionOf, englishOf } from './find-units'
import { type Unit, hasDrafts, type Area, findArea, overridesSlug, translatable } from './units'
import { handleOfRequest, withTransaction } from '@/lib/db/transaction'
import { lockPlace } from '@/modules/translations/translations.repository'
import { readWrittenMessages } from '@/modules/translations/ui-strings'
import { releasesOnly } from './read-document'
import { readTexts } from './rights'
import { withTexts, type NewText } from './message-places'

type Validate = (value: unknown, asked: object) => unknown

/** Runs the field's own validation; `null` if it passes. */
const checkText = async (req: PayloadRequest, unit: Unit | undefined, { segments, locale }: Edit): Promise<string | null> => {
  if (!unit?.field || unit.kind === 'rich') return null
  const validate = unit.field.validate as Validate | undefined
  const asked = { req: { ...req, locale }, operation: 'update', path: unit.path.split('.'), data: {}, siblingData: {} }
  const said = await validate?.(segments[0] ?? '', asked)
  return typeof said === 'string' ? said : null
}

export type EditError =
  | { readonly kind: 'gone' }
  /** The user's role may not change it. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'conflict'; readonly isEnglish: boolean }
  | { readonly kind: 'segments' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'locked' }
  /** Publishing it would also release other changes in the draft. */
  | { readonly kind: 'draft-waits' }

interface Refused {
  readonly edit: Edit
  readonly fault: EditError
}

interface Group {
  readonly area: Area
  readonly document: string
  readonly edits: readonly Edit[]
}

/** Sorted by document, so that concurrent imports lock in the same order and cannot deadlock. */
export const groupsOf = (req: PayloadRequest, edits: readonly Edit[]): readonly Group[] => {
  const groups = new Map<string, { area: Area; document: string; edits: Edit[] }>()
  for (const edit of edits) {
    const area = findArea(req.payload.config, edit.area)
    if (!area) continue
    const key = `${edit.area} ${edit.document}`
    const group = groups.get(key) ?? { area, document: edit.document, edits: [] }
    group.edits.push(edit)
    groups.set(key, group)
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
}

/** Why the edit does not apply to the current document; `null` if it does. */
export const faultOf = (unit: (Unit & { readonly mayChange: boolean }) | undefined, edit: Edit): EditError | null => {
  if (!unit) return { kind: 'gone' }
  if (!unit.mayChange) return { kind: 'forbidden' }
  const now = versionOf(unit, edit.locale)
  if (now !== edit.version) return { kind: 'conflict', isEnglish: englishOf(now) !== englishOf(edit.version) }
  const value = valueOf(unit, edit)
  return 'fault' in value ? { kind: value.fault } : null
}

const saveDocument = async (
  req: PayloadRequest,
  area: Exclude<Area, { kind: 'messages' }>,
  document: string,
  locale: string,
  texts: readonly NewText[],
  publishes: boolean,
) => {
  const { payload } = req
  const asked = { depth: 0, locale: locale as never, req } as const
  const read = { ...asked, fallbackLocale: false, draft: hasDrafts(area), showHiddenFields: true } as const
  // With the editor's own rights, as a draft, and not over a document someone has open.
  const saved = { ...asked, overrideAccess: false, overrideLock: false, draft: hasDrafts(area) && !publishes } as const
  const status = publishes && hasDrafts(area) ? { _status: 'published' } : {}
  if (area.kind === 'global') {
    const slug = area.slug as GlobalSlug
    const stored = await payload.findGlobal({ slug, ...read })
    await payload.updateGlobal({ slug, ...saved, data: withTexts({ ...stored }, texts) as never })
    return
  }
  const collection = area.slug as CollectionSlug
  const stored = await payload.findByID({ collection, id: document, ...read })
  await payload.update({ collection, id: document, ...saved, data: { ...withTexts({ ...stored }, texts), ...status } as never })
}

/** Saves a message override; text equal to the shipped message removes it. */
const saveMessage = async (req: PayloadRequest, key: string, locale: string, value: unknown) => {
  const { payload } = req
  const written = (await readWrittenMessages())[locale as 'en'].get(key)
  const text = value === written ? null : (value as string | null)
  const asked = { collection: overridesSlug, depth: 0, locale: locale as never, overrideAccess: false, req } as const
  const { docs } = await payload.find({ ...asked, where: { key: { equals: key } }, limit: 1 })
  if (docs[0]) await payload.update({ ...asked, id: docs[0].id, data: { text } })
  else if (text !== null) await payload.create({ ...asked, data: { key, text } })
}

/** Maps validation and lock errors; rethrows any other error. */
const refusalOf = (error: unknown): EditError => {
  if (error instanceof ValidationError) return { kind: 'refused', message: error.data.errors.map(({ message }) => message).join(' ') }
  if (error instanceof Error && 'status' in error && error.status === 423) return { kind: 'locked' }
  throw error
}

class DomainError extends Error {
  override readonly name = 'Refusal'
  constructor(readonly refused: readonly Refused[]) {
    super('The translations were rejected.')
  }
}

const saveGroup = async (req: PayloadRequest, { area, document, edits }: Group, { publishes = false }: Saving): Promise<void> => {
  await lockPlace(await handleOfRequest(req), { area: area.slug, document })
  if (publishes && !(await releasesOnly(req, area, document, edits)))
    throw new DomainError(edits.map((edit) => ({ edit, fault: { kind: 'draft-waits' } })))
  const read = await readTexts(req, area, document)
  const units = new Map(translatable(read?.units ?? []).map((unit) => [unit.path, unit]))
  const faults = edits.flatMap((edit): Refused[] => {
    const fault = faultOf(units.get(edit.path), edit)
    return fault ? [{ edit, fault }] : []
  })
  for (const edit of edits) {
    // Payload skips validation of drafts, so text that could not be published is rejected here.
    const message = await checkText(req, units.get(edit.path), edit)
    if (message !== null) faults.push({ edit, fault: { kind: 'refused', message } })
  }
  if (faults.length > 0) throw new DomainError(faults)
  for (const locale of new Set(edits.map((edit) => edit.locale))) {
    const own = edits.filter((edit) => edit.locale === locale)
    const texts = own.flatMap((edit): NewText[] => {
      const unit = units.get(edit.path)
      const made = unit ? valueOf(unit, edit) : { value: null }
      return 'value' in made ? [{ path: edit.path, value: made.value }] : []
    })
    try {
      if (area.kind === 'messages') for (const { path, value } of texts) await saveMessage(req, path, locale, value)
      else await saveDocument(req, area, document, locale, texts, publishes)
    } catch (error) {
      const fault = refusalOf(error)
      throw new DomainError(own.map((edit) => ({ edit, fault })))
    }
  }
}

/** Rolls back a trial. */
class Undone extends Error {
  override readonly name = 'Undone'
}

interface Saving {
  /** Dry run: reports errors, writes nothing. */
  readonly isTrial?: boolean
  /** Publishes at once instead of saving drafts. */
  readonly publishes?: boolean
}

/** Saves translations with the user's rights, all in one transaction or none. */
export const saveEdits = async (asked: PayloadRequest, edits: readonly Edit[], saving: Saving = {}): Promise<readonly Refused[]> => {
  try {
    await withTransaction(
      asked.payload,
      async (req) => {
        req.i18n = asked.i18n
        for (const group of groupsOf(req, edits)) await saveGroup(req, group, saving)
        if (saving.isTrial) throw new Undone()
      },
      { user: asked.user },
    )
  } catch (error) {
    if (error instanceof DomainError) return error.refused
    if (!(error instanceof Undone)) throw error
  }
  return []
}

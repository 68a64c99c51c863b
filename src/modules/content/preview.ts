import type { FlattenedField, PayloadRequest } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import type { Page, Resource } from '@/payload-types'
import type { Context } from '@/lib/context'
import { processState } from '@/lib/config/process-state'
import { articleSlugOf } from '@/core/navigation/paths'
import { findArticleDraft, withRelated } from './articles'
import { findPageDraft } from './pages'
import { isRecord } from '@/core/records'

type Values = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const rowOf = (rows: unknown, row: Values, at: number): Values => {
  if (!Array.isArray(rows)) return {}
  const found: unknown = rows.find((each) => isRecord(each) && each['id'] === row['id']) ?? rows[at]
  return isRecord(found) ? found : {}
}

const fillRows = (rows: unknown, english: unknown, fieldsOf: (row: Values) => readonly FlattenedField[]): unknown =>
  Array.isArray(rows)
    ? rows.map((row: unknown, at) => (isRecord(row) ? fillFromEnglish(fieldsOf(row), row, rowOf(english, row, at)) : row))
    : rows

const fillField = (field: FlattenedField, value: unknown, english: unknown): unknown => {
  switch (field.type) {
    case 'array':
      return fillRows(value, english, () => field.flattenedFields)
    case 'blocks':
      return fillRows(value, english, ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [])
    case 'group':
    case 'tab':
      return isRecord(value) ? fillFromEnglish(field.flattenedFields, value, isRecord(english) ? english : {}) : value
    default:
      return 'localized' in field && field.localized === true && isEmpty(value) ? english : value
  }
}

/** R6: fills untranslated fields with English, as on the published page. */
export const fillFromEnglish = (fields: readonly FlattenedField[], typed: Values, english: Values): Values => ({
  ...typed,
  ...Object.fromEntries(fields.map((field) => [field.name, fillField(field, typed[field.name], english[field.name])])),
})

interface TypedDraft {
  readonly collection: 'pages' | 'resources'
  readonly id: string
  /** In the form's language. */
  readonly data: Values
}

type Editor = NonNullable<PayloadRequest['user']>

/** Resolves references in an unsaved form with the editor's own access rights. */
const readTyped = async ({ payload, locale }: Context, { collection, id, data }: TypedDraft, user: Editor): Promise<unknown> => {
  const request = { collection, id, locale, overrideAccess: false, user } as const
  const { flattenedFields } = payload.collections[collection].config
  const english =
    locale === defaultLocale
      ? {}
      : await payload.findByID({ ...request, locale: defaultLocale, depth: 0, draft: true, disableErrors: true })
  const filled = locale === defaultLocale ? data : fillFromEnglish(flattenedFields, data, { ...english })
  // The same call as Payload's live preview. A form has one language, so there is nothing to flatten or fall back to.
  return payload.findByID({ ...request, data: { ...filled, id }, depth: 1, flattenLocales: false, fallbackLocale: false })
}

const readTypedPage = async (context: Context, typed: TypedDraft, user: Editor): Promise<Page> =>
  (await readTyped(context, typed, user)) as Page

const readTypedArticle = async (context: Context, typed: TypedDraft, user: Editor): Promise<Resource> =>
  (await readTyped(context, typed, user)) as Resource

/**
 * Hands a typed draft from the server action to the page rendered in the same response; it never leaves the process. One entry per editor;
 * unread entries expire.
 */
const keptForMs = 5_000
const most = 100

interface StoredDraft {
  readonly at: number
  readonly typed: TypedDraft
}

const drafts = () => processState('typed-drafts', () => new Map<string, StoredDraft>())

const keyOf = (user: string, place: string): string => `${user} ${place}`

export const storeTypedDraft = (user: string, place: string, typed: TypedDraft, now = Date.now()): void => {
  const kept = drafts()
  const key = keyOf(user, place)
  kept.delete(key)
  kept.set(key, { at: now, typed })
  for (const [oldest] of kept) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
}

export const takeTypedDraft = (user: string, place: string, now = Date.now()): TypedDraft | null => {
  const kept = drafts()
  const key = keyOf(user, place)
  const found = kept.get(key)
  kept.delete(key)
  return found && now - found.at < keptForMs ? found.typed : null
}

/** Shows the draft just typed in the form, or else the newest saved one. */
export const findShown = async (context: Context, place: string, user: Editor) => {
  const typed = takeTypedDraft(String(user.id), `${context.locale}${place}`)
  if (typed?.collection === 'pages') return { page: await readTypedPage(context, typed, user), article: null }
  if (typed) return { page: null, article: await withRelated(context, await readTypedArticle(context, typed, user)) }
  const slug = articleSlugOf(place)
  const [page, article] = await Promise.all([findPageDraft(context, place), slug === null ? null : findArticleDraft(context, slug)])
  return { page, article }
}

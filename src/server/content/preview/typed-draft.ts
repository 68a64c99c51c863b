import type { FlattenedField, PayloadRequest } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { Page, Resource } from '@/payload-types'
import type { Context } from '@/server/platform/context'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const rowOf = (rows: unknown, row: Values, at: number): Values => {
  if (!Array.isArray(rows)) return {}
  const found: unknown = rows.find((each) => isValues(each) && each['id'] === row['id']) ?? rows[at]
  return isValues(found) ? found : {}
}

const fillRows = (rows: unknown, english: unknown, fieldsOf: (row: Values) => readonly FlattenedField[]): unknown =>
  Array.isArray(rows)
    ? rows.map((row: unknown, at) => (isValues(row) ? fillFromEnglish(fieldsOf(row), row, rowOf(english, row, at)) : row))
    : rows

const fillField = (field: FlattenedField, value: unknown, english: unknown): unknown => {
  switch (field.type) {
    case 'array':
      return fillRows(value, english, () => field.flattenedFields)
    case 'blocks':
      return fillRows(value, english, ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [])
    case 'group':
    case 'tab':
      return isValues(value) ? fillFromEnglish(field.flattenedFields, value, isValues(english) ? english : {}) : value
    default:
      return 'localized' in field && field.localized === true && isEmpty(value) ? english : value
  }
}

/** R6: what is not written in the form's language is shown in English, as a page would show it. */
export const fillFromEnglish = (fields: readonly FlattenedField[], typed: Values, english: Values): Values => ({
  ...typed,
  ...Object.fromEntries(fields.map((field) => [field.name, fillField(field, typed[field.name], english[field.name])])),
})

export interface TypedDraft {
  readonly collection: 'pages' | 'resources'
  readonly id: string
  /** Of the form, in its language. */
  readonly data: Values
}

type Editor = NonNullable<PayloadRequest['user']>

/** What a form holds that nobody has saved, as if it were: what it refers to is read along, with the rights of whoever types. */
const readTyped = async ({ payload, locale }: Context, { collection, id, data }: TypedDraft, user: Editor): Promise<unknown> => {
  const asked = { collection, id, locale, overrideAccess: false, user } as const
  const { flattenedFields } = payload.collections[collection].config
  const english =
    locale === defaultLocale ? {} : await payload.findByID({ ...asked, locale: defaultLocale, depth: 0, draft: true, disableErrors: true })
  const filled = locale === defaultLocale ? data : fillFromEnglish(flattenedFields, data, { ...english })
  // The way Payload's own live preview asks for it: a form has one language, so there is none to choose from.
  return payload.findByID({ ...asked, data: { ...filled, id }, depth: 1, flattenLocales: false, fallbackLocale: false })
}

export const readTypedPage = async (context: Context, typed: TypedDraft, user: Editor): Promise<Page> =>
  (await readTyped(context, typed, user)) as Page

export const readTypedArticle = async (context: Context, typed: TypedDraft, user: Editor): Promise<Resource> =>
  (await readTyped(context, typed, user)) as Resource

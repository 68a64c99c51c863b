import { ValidationError, type PayloadRequest, type FlattenedField } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import type { Reader } from '@/payload/translate'
import type { PriceListError, PriceList, Column } from './kinds'
import type { Change } from './entries'

export type Edit = readonly [Change, ...Change[]]

export const editsOf = (changes: readonly Change[]): readonly Edit[] => {
  const edits = new Map<string, [Change, ...Change[]]>()
  for (const change of changes) {
    const edit = edits.get(change.entry.id)
    if (edit) edit.push(change)
    else edits.set(change.entry.id, [change])
  }
  return [...edits.values()]
}

const valuesOf = (changes: readonly Change[]) => Object.fromEntries(changes.map(({ field, value }) => [field, value]))

const pricesOf = (list: PriceList, edit: Edit): object => {
  if (!list.byPeriod) return valuesOf(edit)
  const prices = edit[0].entry.prices.map((price) => ({ ...price, ...valuesOf(edit.filter(({ period }) => period === price.period)) }))
  return { prices }
}

/** Saves through Payload, with the form's validation, hooks and access rules. */
export const writeEdit = async (req: PayloadRequest, list: PriceList, edit: Edit): Promise<void> => {
  await req.payload.update({
    collection: list.collection,
    id: edit[0].entry.id,
    data: { ...pricesOf(list, edit), ...(list.collection === 'currencies' ? {} : { _status: 'published' }) } as never,
    depth: 0,
    locale: defaultLocale,
    overrideAccess: false,
    req,
  })
}

/** Finds the change a validation error belongs to: `price` or `prices.2.basePrice`. */
const changeAt = (list: PriceList, edit: Edit, path: string): Change | undefined => {
  const [, row, field] = /^prices\.(\d+)\.(\w+)$/.exec(path) ?? []
  const period = row === undefined ? null : edit[0].entry.prices[Number(row)]?.period
  return edit.find((change) => (list.byPeriod ? change.period === period && change.field === field : change.field === path))
}

/** Maps validation errors to cells; rethrows any other error. */
export const errorsOfEdit = (list: PriceList, edit: Edit, error: unknown, reader: Reader): PriceListError[] => {
  if (!(error instanceof ValidationError)) throw error
  return error.data.errors.map(({ path, message }) => {
    const change = changeAt(list, edit, path)
    const label = typeof message === 'string' ? message : reader.i18n.language
    return { line: (change ?? edit[0]).line, column: change?.column ?? path, reason: label }
  })
}

/** Saves a draft with the new prices and schedules its publication, like Payload's "Schedule publish" (ADR 026). */
export const schedulePublication = async (req: PayloadRequest, list: PriceList, edit: Edit, at: Date): Promise<void> => {
  const { id } = edit[0].entry
  await req.payload.update({
    collection: list.collection,
    id,
    data: { ...pricesOf(list, edit), _status: 'draft' } as never,
    depth: 0,
    draft: true,
    locale: defaultLocale,
    overrideAccess: false,
    req,
  })
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: list.collection, value: id },
      ...(req.user ? { user: { relationTo: req.user.collection, value: req.user.id } } : {}),
    } as never,
    waitUntil: at,
    req,
  })
}

type Values = Readonly<Record<string, unknown>>
type Rule = (value: unknown, asked: object) => string | true | Promise<string | true>

const fieldsOf = (req: PayloadRequest, { collection, byPeriod }: PriceList): readonly FlattenedField[] => {
  const { flattenedFields } = req.payload.collections[collection].config
  const prices = flattenedFields.find(({ name }) => name === 'prices')
  return byPeriod && prices && 'flattenedFields' in prices ? prices.flattenedFields : flattenedFields
}

interface Row {
  readonly line: number
  readonly values: Values
}

const rowsOf = (list: PriceList, edit: Edit): readonly Row[] => {
  const periods = new Set(edit.map(({ period }) => period))
  return [...periods].map((period) => {
    const own = edit.filter((change) => change.period === period)
    const before = list.byPeriod ? edit[0].entry.prices.find((price) => price.period === period) : edit[0].entry.fields
    return { line: (own[0] ?? edit[0]).line, values: { ...before, ...Object.fromEntries(own.map(({ field, value }) => [field, value])) } }
  })
}

/** Runs the fields' validation on unsaved prices. Saving validates them again. */
export const errorsOfRules = async (req: PayloadRequest, list: PriceList, edits: readonly Edit[]): Promise<readonly PriceListError[]> => {
  const fields = fieldsOf(req, list)
  const ruleOf = ({ field: name }: Column) => fields.find((field) => field.name === name)
  const rules = list.columns.flatMap((column) => {
    const field = ruleOf(column)
    return field && 'validate' in field && field.validate ? [{ column, field, rule: field.validate as Rule }] : []
  })
  const faults: PriceListError[] = []
  for (const edit of edits)
    for (const { line, values } of rowsOf(list, edit))
      for (const { column, field, rule } of rules) {
        const asked = { ...field, data: edit[0].entry.fields, siblingData: values, operation: 'update', event: 'submit', req }
        const answer = await rule(values[column.field], asked)
        if (answer !== true) faults.push({ line, column: column.name, reason: answer })
      }
  return faults
}

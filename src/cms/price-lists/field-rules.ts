import type { FlattenedField, PayloadRequest } from 'payload'
import type { Fault } from './faults'
import type { Column, PriceList } from './kinds'
import type { Edit } from './write-changes'

type Values = Readonly<Record<string, unknown>>
type Rule = (value: unknown, asked: object) => string | true | Promise<string | true>

const fieldsOf = (req: PayloadRequest, { collection, byPeriod }: PriceList): readonly FlattenedField[] => {
  const { flattenedFields } = req.payload.collections[collection].config
  const prices = flattenedFields.find(({ name }) => name === 'prices')
  return byPeriod && prices && 'flattenedFields' in prices ? prices.flattenedFields : flattenedFields
}

/** One line as it would be saved, and the line of the file it stands on. */
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

/**
 * What the form would say of prices that are not saved yet: the very rules of its fields are asked, without saving anything. The save
 * asks them all again.
 */
export const faultsOfRules = async (req: PayloadRequest, list: PriceList, edits: readonly Edit[]): Promise<readonly Fault[]> => {
  const fields = fieldsOf(req, list)
  const ruleOf = ({ field: name }: Column) => fields.find((field) => field.name === name)
  const rules = list.columns.flatMap((column) => {
    const field = ruleOf(column)
    return field && 'validate' in field && field.validate ? [{ column, field, rule: field.validate as Rule }] : []
  })
  const faults: Fault[] = []
  for (const edit of edits)
    for (const { line, values } of rowsOf(list, edit))
      for (const { column, field, rule } of rules) {
        const asked = { ...field, data: edit[0].entry.fields, siblingData: values, operation: 'update', event: 'submit', req }
        const answer = await rule(values[column.field], asked)
        if (answer !== true) faults.push({ line, column: column.name, reason: answer })
      }
  return faults
}

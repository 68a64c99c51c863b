/** Under this key a document or a row names its fields whose text is English for want of a translation (R20). */
const borrowedKey = 'borrowed'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isRichText = (value: unknown): boolean => isFields(value) && isFields(value['root'])

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const isBorrowed = (filled: unknown, own: unknown): boolean =>
  isEmpty(own) && !isEmpty(filled) && (typeof filled === 'string' || isRichText(filled))

/** Rows and documents are paired by id: between the two reads somebody may have added one. */
const counterpartOf = (rows: unknown, row: unknown, index: number): unknown => {
  if (!Array.isArray(rows)) return undefined
  const id = isFields(row) ? row['id'] : undefined
  return id === undefined ? rows[index] : rows.find((other) => isFields(other) && other['id'] === id)
}

/** A record that names these of its fields as borrowed (R20). */
export const withBorrowed = <Value extends object>(record: Value, fields: readonly string[]): Value =>
  fields.length === 0 ? record : { ...record, [borrowedKey]: fields }

const mark = (filled: unknown, own: unknown): unknown => {
  if (Array.isArray(filled)) return filled.map((row, index) => mark(row, counterpartOf(own, row, index)))
  if (!isFields(filled) || isRichText(filled) || filled instanceof Date) return filled
  const ownFields = isFields(own) ? own : {}
  const borrowed = Object.keys(filled).filter((key) => isBorrowed(filled[key], ownFields[key]))
  const marked = Object.fromEntries(Object.entries(filled).map(([key, value]) => [key, mark(value, ownFields[key])]))
  return withBorrowed(marked, borrowed)
}

/** R20: `filled` with English behind what is missing, each record naming its borrowed fields; `own` is the same without English. */
export const markBorrowed = <Value>(filled: Value, own: unknown): Value => mark(filled, own) as Value

/** The fields of a marked record that are in English for want of a translation. */
export const borrowedFieldsOf = (record: object): readonly string[] => {
  const fields: unknown = Reflect.get(record, borrowedKey)
  return Array.isArray(fields) ? fields.map(String) : []
}

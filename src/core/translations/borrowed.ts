import { isRecord } from '../records'

/** R20: lists the fields that fall back to English. */
const borrowedKey = 'borrowed'

const isRichText = (value: unknown): boolean => isRecord(value) && isRecord(value['root'])

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

const isBorrowed = (filled: unknown, own: unknown): boolean =>
  isEmpty(own) && !isEmpty(filled) && (typeof filled === 'string' || isRichText(filled))

/** Matches by id, since rows may have been added between the two reads. */
const counterpartOf = (rows: unknown, row: unknown, index: number): unknown => {
  if (!Array.isArray(rows)) return undefined
  const id = isRecord(row) ? row['id'] : undefined
  return id === undefined ? rows[index] : rows.find((other) => isRecord(other) && other['id'] === id)
}

/** A record that lists these of its fields as borrowed (R20). */
export const withBorrowed = <Value extends object>(record: Value, fields: readonly string[]): Value =>
  fields.length === 0 ? record : { ...record, [borrowedKey]: fields }

const mark = (filled: unknown, own: unknown): unknown => {
  if (Array.isArray(filled)) return filled.map((row, index) => mark(row, counterpartOf(own, row, index)))
  if (!isRecord(filled) || filled instanceof Date) return filled
  // Borrowed as a whole; otherwise, pictures in it may have borrowed descriptions.
  if (isRichText(filled) && !isRichText(own)) return filled
  const ownFields = isRecord(own) ? own : {}
  const borrowed = Object.keys(filled).filter((key) => isBorrowed(filled[key], ownFields[key]))
  const marked = Object.fromEntries(Object.entries(filled).map(([key, value]) => [key, mark(value, ownFields[key])]))
  return withBorrowed(marked, borrowed)
}

/** R20: `filled` includes English fallbacks, `own` does not; each record lists its borrowed fields. */
export const markBorrowed = <Value>(filled: Value, own: unknown): Value => mark(filled, own) as Value

export const borrowedFieldsOf = (record: object): readonly string[] => {
  const fields: unknown = Reflect.get(record, borrowedKey)
  return Array.isArray(fields) ? fields.map(String) : []
}

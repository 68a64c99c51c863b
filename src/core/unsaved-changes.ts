import { isRecord } from './records'

export type FormData = Readonly<Record<string, unknown>>

interface TypedField {
  readonly base: unknown
  readonly typed: unknown
}

export type TypedFields = Readonly<Record<string, TypedField>>

interface Merged {
  readonly data: FormData
  /** Fields that someone else changed and the typed value overrides. */
  readonly clashes: readonly string[]
}

/** Never stored outside the form, at any depth. */
const secretName = /password|secret|token|api-?key|authorization-?code|recovery-?code/i

/** Missing and empty values are equal. */
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => isSame(each, other[at]))

export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other) || (isBlank(one) && isBlank(other))) return true
  if (Array.isArray(one) && Array.isArray(other)) return isSameList(one, other)
  if (!isRecord(one) || !isRecord(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]))
}

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (secretName.test(name) ? [] : [[name, withoutSecrets(each)] as const])),
  )
}

/** H1: changed fields without secrets. */
export const typedFields = (base: FormData, form: FormData): TypedFields =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(form)])].flatMap((name) => {
      if (secretName.test(name)) return []
      const [before, typed] = [withoutSecrets(base[name]), withoutSecrets(form[name])]
      return isSame(before, typed) ? [] : [[name, { base: before ?? null, typed: typed ?? null }] as const]
    }),
  )

/** Rich text merges as one value; a mix of two versions would be neither. */
const isRichText = (value: FormData): boolean => 'root' in value

interface Row extends FormData {
  readonly id: string
}

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value['id'] === 'string'

const rowsOf = (value: unknown): readonly Row[] | null => {
  if (isBlank(value)) return []
  return Array.isArray(value) && value.every(isRow) ? value : null
}

const order = (rows: readonly Row[]): string => rows.map(({ id }) => id).join(' ')

interface Outcome {
  readonly value: unknown
  readonly isClash: boolean
}

/** Matches rows by id; their order and presence come from the side that changed them. */
const mergeRows = (base: readonly Row[], typed: readonly Row[], current: readonly Row[]): Outcome => {
  const areOrdersTwo = order(typed) !== order(base) && order(current) !== order(base) && order(typed) !== order(current)
  const shown = order(typed) === order(base) ? current : typed
  const merged = shown.map((row) => {
    const mine = typed.find(({ id }) => id === row.id)
    const theirs = current.find(({ id }) => id === row.id)
    return mine && theirs ? mergeValue(base.find(({ id }) => id === row.id) ?? mine, mine, theirs) : { value: row, isClash: false }
  })
  // Edits in a row that someone deleted restore the row.
  const gone = typed.filter(
    ({ id }) =>
      shown.every((row) => row.id !== id) &&
      !isSame(
        typed.find((row) => row.id === id),
        base.find((row) => row.id === id),
      ),
  )
  return {
    value: [...merged.map(({ value }) => value), ...gone],
    isClash: areOrdersTwo || gone.length > 0 || merged.some(({ isClash }) => isClash),
  }
}

const mergeRecords = (base: FormData, typed: FormData, current: FormData): Outcome => {
  const names = [...new Set([...Object.keys(current), ...Object.keys(typed)])]
  const merged = names.map((name) => [name, mergeValue(base[name], typed[name], current[name])] as const)
  return {
    value: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
    isClash: merged.some(([, { isClash }]) => isClash),
  }
}

const mergeValue = (base: unknown, typed: unknown, current: unknown): Outcome => {
  if (isSame(typed, base)) return { value: current, isClash: false }
  if (isSame(current, base) || isSame(current, typed)) return { value: typed, isClash: false }
  const [baseRows, typedRows, currentRows] = [rowsOf(base), rowsOf(typed), rowsOf(current)]
  if (baseRows && typedRows && currentRows) return mergeRows(baseRows, typedRows, currentRows)
  if (isRecord(base) && isRecord(typed) && isRecord(current) && ![base, typed, current].some(isRichText))
    return mergeRecords(base, typed, current)
  return { value: typed, isClash: true }
}

/** H2: merges typed fields into the current document, keeping others' changes to other fields. */
export const mergeTyped = (current: FormData, fields: TypedFields): Merged => {
  const merged = Object.entries(fields).map(([name, { base, typed }]) => [name, mergeValue(base, typed, current[name])] as const)
  return {
    data: { ...current, ...Object.fromEntries(merged.map(([name, { value }]) => [name, value])) },
    clashes: merged.flatMap(([name, { isClash }]) => (isClash ? [name] : [])),
  }
}

/** Fields that are not edited by hand. */
const untypedFields: ReadonlySet<string> = new Set(['id', 'blockType', 'blockName', 'updatedAt', 'createdAt', '_status'])

const pieces = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(pieces)
  if (!isRecord(value)) return []
  return typeof value['text'] === 'string' ? [value['text']] : pieces(value['root'] ?? value['children'])
}

const found = (base: unknown, typed: unknown): readonly string[] => {
  if (isSame(base, typed)) return []
  if (typeof typed === 'string') return [typed]
  if (typeof typed === 'number') return [String(typed)]
  if (Array.isArray(typed)) {
    const rows: readonly unknown[] = Array.isArray(base) ? base : []
    const before = (row: unknown, at: number): unknown =>
      isRecord(row) && 'id' in row ? rows.find((each) => isRecord(each) && each['id'] === row['id']) : rows[at]
    return typed.flatMap((row, at) => found(before(row, at), row))
  }
  if (!isRecord(typed)) return []
  if ('root' in typed) return pieces(typed).filter((piece) => !pieces(base).includes(piece))
  const was = isRecord(base) ? base : {}
  return Object.entries(typed).flatMap(([name, value]) => (untypedFields.has(name) ? [] : found(was[name], value)))
}

/** H2: typed texts, for review before they are restored. */
export const typedTexts = (fields: TypedFields): readonly string[] =>
  Object.entries(fields).flatMap(([name, { base, typed }]) =>
    untypedFields.has(name) ? [] : found(base, typed).filter((text) => text.trim() !== ''),
  )

/** What a form holds, as JSON. */
export type FormData = Readonly<Record<string, unknown>>

/** A field that was typed into: what stood there, and what stands there now. */
interface TypedField {
  readonly base: unknown
  readonly typed: unknown
}

/** What was typed, by the names of a form's fields. */
export type TypedFields = Readonly<Record<string, TypedField>>

interface Merged {
  readonly data: FormData
  /** Fields that somebody else has changed since, and whose change what was typed takes the place of. */
  readonly clashes: readonly string[]
}

/** Never kept outside the form, however deep it stands. */
const secretName = /password|secret|token|api-?key|authorization-?code|recovery-?code/i

export const isRecord = (value: unknown): value is FormData => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field that was never filled in and one that was emptied are the same to whoever reads the page. */
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

/** H1: the fields in which a form is another than it was, without what is secret. */
export const typedFields = (base: FormData, form: FormData): TypedFields =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(form)])].flatMap((name) => {
      if (secretName.test(name)) return []
      const [before, typed] = [withoutSecrets(base[name]), withoutSecrets(form[name])]
      return isSame(before, typed) ? [] : [[name, { base: before ?? null, typed: typed ?? null }] as const]
    }),
  )

/** A rich text is one value: half of one and half of another is neither. */
const isWhole = (value: FormData): boolean => 'root' in value

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

/** Rows are the same rows wherever they stand; which of them there are, and in what order, is decided by who changed that. */
const mergeRows = (base: readonly Row[], typed: readonly Row[], current: readonly Row[]): Outcome => {
  const areOrdersTwo = order(typed) !== order(base) && order(current) !== order(base) && order(typed) !== order(current)
  const shown = order(typed) === order(base) ? current : typed
  const merged = shown.map((row) => {
    const mine = typed.find(({ id }) => id === row.id)
    const theirs = current.find(({ id }) => id === row.id)
    return mine && theirs ? mergeValue(base.find(({ id }) => id === row.id) ?? mine, mine, theirs) : { value: row, isClash: false }
  })
  // What was typed into a row that somebody took away comes back with it.
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
  if (isRecord(base) && isRecord(typed) && isRecord(current) && ![base, typed, current].some(isWhole))
    return mergeRecords(base, typed, current)
  return { value: typed, isClash: true }
}

/** H2: what was typed, put into what stands there by now: only where something was typed, so that another's save of other fields stays. */
export const mergeTyped = (current: FormData, fields: TypedFields): Merged => {
  const merged = Object.entries(fields).map(([name, { base, typed }]) => [name, mergeValue(base, typed, current[name])] as const)
  return {
    data: { ...current, ...Object.fromEntries(merged.map(([name, { value }]) => [name, value])) },
    clashes: merged.flatMap(([name, { isClash }]) => (isClash ? [name] : [])),
  }
}

/** Names of what no editor types. */
const unspoken: ReadonlySet<string> = new Set(['id', 'blockType', 'blockName', 'updatedAt', 'createdAt', '_status'])

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
  return Object.entries(typed).flatMap(([name, value]) => (unspoken.has(name) ? [] : found(was[name], value)))
}

/** H2: the words that were typed, to be read before they are put back. */
export const typedTexts = (fields: TypedFields): readonly string[] =>
  Object.entries(fields).flatMap(([name, { base, typed }]) =>
    unspoken.has(name) ? [] : found(base, typed).filter((text) => text.trim() !== ''),
  )

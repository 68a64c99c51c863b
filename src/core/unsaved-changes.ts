import { nodeTexts } from './articles/node-texts'
import { isRecord } from './records'

export type FormData = Readonly<Record<string, unknown>>

interface TypedField {
  readonly base: unknown
  readonly typed: unknown
}

export type TypedFields = Readonly<Record<string, TypedField>>

interface Merged {
  readonly data: FormData
  /** Whether someone else changed the same fields; the typed values then override theirs. */
  readonly hasClash: boolean
}

/** Fields at any depth that are never stored outside the form. */
const secretName = /password|secret|token|api-?key|authorization-?code|recovery-?code/i

/** Treats missing and empty values as equal. */
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

/** H1: changed fields, excluding secrets. */
export const typedFields = (base: FormData, form: FormData): TypedFields =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(form)])].flatMap((name) => {
      if (secretName.test(name)) return []
      const [before, typed] = [withoutSecrets(base[name]), withoutSecrets(form[name])]
      return isSame(before, typed) ? [] : [[name, { base: before ?? null, typed: typed ?? null }] as const]
    }),
  )

export type Side = 'mine' | 'theirs'

/** Two people's versions and their common base. */
export interface Versions<Value = unknown> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}

/** A value that differs between two people's versions; a missing row is `undefined`. */
export interface Difference extends Versions {
  /** Field names and row ids. The path of a list itself stands for its row order; its values are then row ids. */
  readonly path: readonly string[]
  /** Changed by both to different values. */
  readonly isClash: boolean
  /** The value that the merge uses; `null` for an undecided conflict, which uses mine. */
  readonly side: Side | null
}

/** Decisions, keyed by `differenceName`. */
export type Choices = ReadonlyMap<string, Side>

export const differenceName = ({ path }: Pick<Difference, 'path'>): string => path.join('.')

interface Outcome<Value = unknown> {
  readonly value: Value
  readonly differences: readonly Difference[]
}

/** Rich texts and references merge as one value, since a mix of two versions would match neither. */
const isWhole = (value: unknown): boolean => isRecord(value) && ('root' in value || 'relationTo' in value)

interface Row extends FormData {
  readonly id: string
}

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value['id'] === 'string'

/** Payload's forms use the number 0 for a list without rows. */
const rowsOf = (value: unknown): readonly Row[] | null => {
  if (isBlank(value) || value === 0) return []
  return Array.isArray(value) && value.every(isRow) ? value : null
}

const pick = <Value>(versions: Versions<Value>, path: readonly string[], choices: Choices): Outcome<Value> => {
  const { base, mine, theirs } = versions
  if (isSame(mine, theirs)) return { value: theirs, differences: [] }
  const isMine = !isSame(mine, base)
  const isClash = isMine && !isSame(theirs, base)
  const side = choices.get(differenceName({ path })) ?? (isClash ? null : isMine ? 'mine' : 'theirs')
  return { value: versions[side ?? 'mine'], differences: [{ ...versions, path, isClash, side }] }
}

const idsOf = (rows: readonly Row[]): readonly string[] => rows.map(({ id }) => id)

/** Adds the missing ids, each after the one it follows. */
const withIds = (ids: readonly string[], others: readonly string[]): readonly string[] =>
  others.reduce((all, id, at) => {
    if (all.includes(id)) return all
    const before = others.slice(0, at).findLast((each) => all.includes(each))
    return all.toSpliced(before === undefined ? 0 : all.indexOf(before) + 1, 0, id)
  }, ids)

/** Matches rows by id: rows added by either side stay; removed ones go unless the other side edited them. */
const mergeRows = (
  { base, mine, theirs }: Versions<readonly Row[]>,
  path: readonly string[],
  choices: Choices,
): Outcome<readonly unknown[]> => {
  const rowIn = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id)
  const common = idsOf(theirs).filter((id) => rowIn(mine, id))
  const orderOf = (rows: readonly Row[]) => idsOf(rows).filter((id) => common.includes(id))
  const order = pick({ base: orderOf(base), mine: orderOf(mine), theirs: common }, path, choices)
  const merged = withIds(withIds(order.value, idsOf(theirs)), idsOf(mine)).map((id) => {
    const [was, own, other] = [rowIn(base, id), rowIn(mine, id), rowIn(theirs, id)]
    const row = [...path, id]
    return own && other
      ? mergeRecords({ base: was ?? own, mine: own, theirs: other }, row, choices)
      : pick<unknown>({ base: was, mine: own, theirs: other }, row, choices)
  })
  return {
    value: merged.flatMap(({ value }) => (value === undefined ? [] : [value])),
    differences: [...order.differences, ...merged.flatMap(({ differences }) => differences)],
  }
}

const mergeRecords = ({ base, mine, theirs }: Versions<FormData>, path: readonly string[], choices: Choices): Outcome<FormData> => {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const merged = names.map(
    (name) => [name, mergeValue({ base: base[name], mine: mine[name], theirs: theirs[name] }, [...path, name], choices)] as const,
  )
  return {
    value: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
    differences: merged.flatMap(([, { differences }]) => differences),
  }
}

const mergeValue = (versions: Versions, path: readonly string[], choices: Choices): Outcome => {
  const { base, mine, theirs } = versions
  const [was, own, other] = [rowsOf(base), rowsOf(mine), rowsOf(theirs)]
  if (was && own && other && [base, mine, theirs].some(Array.isArray)) {
    const rows = mergeRows({ base: was, mine: own, theirs: other }, path, choices)
    return rows.value.length === 0 && !Array.isArray(mine) ? { ...rows, value: mine } : rows
  }
  if (isRecord(base) && isRecord(mine) && isRecord(theirs) && ![base, mine, theirs].some(isWhole))
    return mergeRecords({ base, mine, theirs }, path, choices)
  return pick(versions, path, choices)
}

/** A12: merges two people's versions of a form and lists their differences. */
export const mergeVersions = (versions: Versions<FormData>, choices: Choices = new Map()): Outcome<FormData> =>
  mergeRecords(versions, [], choices)

const eachOf = (fields: TypedFields, side: keyof TypedField): FormData =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[side]]))

/** H2: unsaved input alongside the current document. */
export const typedVersions = (current: FormData, fields: TypedFields): Versions<FormData> => ({
  base: { ...current, ...eachOf(fields, 'base') },
  mine: { ...current, ...eachOf(fields, 'typed') },
  theirs: current,
})

/** H2: merges typed fields into the current document, keeping others' changes to other fields. */
export const mergeTyped = (current: FormData, fields: TypedFields): Merged => {
  const { value, differences } = mergeVersions(typedVersions(current, fields))
  return { data: value, hasClash: differences.some(({ isClash }) => isClash) }
}

/** Fields that no one edits by hand. */
const untypedFields: ReadonlySet<string> = new Set(['id', 'blockType', 'blockName', 'updatedAt', 'createdAt', '_status'])

const pieces = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(pieces)
  if (!isRecord(value)) return []
  const { text, root, children } = value
  if (typeof text === 'string') return [text]
  const texts = nodeTexts(value)
  return texts.length > 0 ? texts.map(([, each]) => each) : pieces(root ?? children)
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

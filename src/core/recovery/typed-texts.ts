import { isRecord, isSame, type TypedFields } from './merge-typed'

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

'use client'

export interface Copy<Value> {
  readonly key: string
  /** In ms. */
  readonly at: number
  readonly value: Value
}

/** Includes the window, so that two tabs with one document do not overwrite each other. */
export interface CopyName {
  readonly user: string
  readonly of: string
  readonly window: string
}

const prefix = 'hostfront.typed '

/** H1: limits of stored text; it is a safety net, not storage. */
export const bounds = { age: 7 * 24 * 60 * 60 * 1000, count: 200, characters: 400_000, allCharacters: 2_000_000 } as const

interface Kept {
  readonly at: number
  readonly user: string
  readonly of: string
  readonly value: unknown
}

const isCached = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'of' in value && 'user' in value

/** Local storage may be full or blocked; the text is still in its fields. */
const quietly = <Answer>(work: () => Answer, otherwise: Answer): Answer => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

const read = (key: string): Kept | null =>
  quietly(() => {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return isCached(kept) ? kept : null
  }, null)

const keys = (): readonly string[] => quietly(() => Object.keys(window.localStorage).filter((key) => key.startsWith(prefix)), [])

const remove = (key: string): void => quietly(() => window.localStorage.removeItem(key), undefined)

const keyOf = ({ user, of, window: tab }: CopyName): string => `${prefix}${JSON.stringify([user, of, tab])}`

export const sweepTyped = (now = Date.now()): void => {
  const all = keys().map((key) => ({ key, kept: read(key), size: quietly(() => window.localStorage.getItem(key)?.length ?? 0, 0) }))
  const young = all.filter(({ kept }) => kept !== null && now - kept.at <= bounds.age)
  let size = 0
  const stays = new Set(
    young
      .toSorted((one, other) => (other.kept?.at ?? 0) - (one.kept?.at ?? 0))
      .filter((each, at) => at < bounds.count && (size += each.size) <= bounds.allCharacters)
      .map(({ key }) => key),
  )
  for (const { key } of all) if (!stays.has(key)) remove(key)
}

/** Returns whether it was stored; text over the limit is not. */
export const storeTyped = (name: CopyName, value: unknown, now = Date.now()): boolean => {
  const text = JSON.stringify({ at: now, user: name.user, of: name.of, value } satisfies Kept)
  if (text.length > bounds.characters) {
    remove(keyOf(name))
    return false
  }
  const isWritten = quietly(() => {
    window.localStorage.setItem(keyOf(name), text)
    return true
  }, false)
  sweepTyped(now)
  return isWritten
}

/** Newest first. `isValue` rejects entries of other app versions. */
export const findTyped = <Value>(
  { user, of }: Pick<CopyName, 'user' | 'of'>,
  isValue: (value: unknown) => value is Value,
  now = Date.now(),
): readonly Copy<Value>[] =>
  keys()
    .flatMap((key): Copy<Value>[] => {
      const kept = read(key)
      if (kept?.user !== user || kept.of !== of || now - kept.at > bounds.age || !isValue(kept.value)) return []
      return [{ key, at: kept.at, value: kept.value }]
    })
    .toSorted((one, other) => other.at - one.at)

export const dropTyped = (name: CopyName): void => remove(keyOf(name))

export const dropCopy = ({ key }: Pick<Copy<unknown>, 'key'>): void => remove(key)

const closedWhileSaving = new Set<CopyName>()

/** A drawer closes once its document is saved, before the form in it can drop its copy. */
export const closeWhileSaving = (name: CopyName): void => void closedWhileSaving.add(name)

export const dropSaved = (of: string): void => {
  for (const name of closedWhileSaving) {
    if (!name.of.startsWith(`${of} `)) continue
    dropTyped(name)
    closedWhileSaving.delete(name)
  }
}

/** H1: logging out deletes unsaved text. */
export const dropTypedOf = (user: string): void => {
  for (const key of keys()) if (read(key)?.user === user) remove(key)
}

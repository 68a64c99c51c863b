/** Unsaved form input of this tab, without secrets. */
interface Draft {
  /** Email of the account, or empty for guests. */
  readonly owner: string
  readonly fields: Readonly<Record<string, string>>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const toDraft = (value: unknown): Draft | null => {
  if (!isRecord(value) || typeof value['owner'] !== 'string' || !isRecord(value['fields'])) return null
  const fields = Object.entries(value['fields']).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { owner: value['owner'], fields: Object.fromEntries(fields) }
}

export const createDraft = (store: () => Storage | null, key: string) => ({
  read: (): Draft | null => {
    try {
      return toDraft(JSON.parse(store()?.getItem(key) ?? 'null'))
    } catch {
      return null
    }
  },
  keep: (draft: Draft): void => {
    try {
      store()?.setItem(key, JSON.stringify(draft))
    } catch {
      // Without storage, input lasts as long as the page.
    }
  },
  forget: (): void => {
    try {
      store()?.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },
})

/** `null` if storage is blocked. */
export const sessionStore = (): Storage | null => {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

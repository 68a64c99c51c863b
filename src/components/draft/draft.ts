/** What was typed into a form and is not the shop's yet, for this tab alone. Nothing secret is kept. */
interface Draft {
  /** Whose page it was typed on: the account's address, or empty. */
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
      // A browser without a store keeps what is typed as long as the page.
    }
  },
  forget: (): void => {
    try {
      store()?.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
})

/** The tab's own store, where the browser lets us have one. */
export const sessionStore = (): Storage | null => {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

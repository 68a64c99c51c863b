import { fieldNames, type FieldName, type Prefill } from './field-messages'

/** What was typed so far, for this tab alone: who it is for and where the invoice goes. Ticks are given anew, and nothing secret is typed here. */
const storageKey = 'checkout-draft'

interface Draft {
  /** Whose page it was typed on: the account's address, or empty. */
  readonly owner: string
  readonly fields: Prefill
}

const isKept = (name: FieldName) => name.startsWith('contact.') || name.startsWith('billingAddress.')
const keptNames = fieldNames.filter(isKept)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const toDraft = (value: unknown): Draft | null => {
  if (!isRecord(value) || typeof value['owner'] !== 'string' || !isRecord(value['fields'])) return null
  const { fields, owner } = value
  const kept = keptNames.flatMap((name) => {
    const typed = fields[name]
    return typeof typed === 'string' ? [[name, typed] as const] : []
  })
  return { owner, fields: Object.fromEntries(kept) }
}

export const createCheckoutDraft = (store: () => Storage | null, prefill: Prefill) => {
  const owner = prefill['contact.email'] ?? ''
  const read = (): Draft | null => {
    try {
      return toDraft(JSON.parse(store()?.getItem(storageKey) ?? 'null'))
    } catch {
      return null
    }
  }
  return {
    /** What the form opens with. A guest who has logged in meanwhile is the account's; another account's draft is nobody's here. */
    fields: (): Prefill => {
      const draft = read()
      if (draft?.owner === owner) return { ...prefill, ...draft.fields }
      return draft?.owner === '' ? { ...draft.fields, ...prefill } : prefill
    },
    keep: (form: FormData): void => {
      const fields = Object.fromEntries(keptNames.map((name) => [name, String(form.get(name) ?? '')]))
      try {
        store()?.setItem(storageKey, JSON.stringify({ owner, fields } satisfies Draft))
      } catch {
        // A browser without a store keeps what is typed as long as the page.
      }
    },
    /** It became an order. */
    forget: (): void => {
      try {
        store()?.removeItem(storageKey)
      } catch {
        // Nothing was kept.
      }
    },
  }
}

import { createDraft } from '@/parts/draft/draft'
import { fieldNames, type FieldName, type Prefill } from './field-messages'

const keptGroups = ['contact.', 'billingAddress.', 'registrant.'] as const
const isKept = (name: FieldName) => keptGroups.some((group) => name.startsWith(group))
const keptNames = fieldNames.filter(isKept)

const onlyKept = (fields: Readonly<Record<string, string>>): Prefill =>
  Object.fromEntries(keptNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))

/** What was typed so far: who it is for and where the invoice goes. Ticks are given anew, and nothing secret is typed here. */
export const createCheckoutDraft = (store: () => Storage | null, prefill: Prefill) => {
  const kept = createDraft(store, 'checkout-draft')
  const owner = prefill['contact.email'] ?? ''
  return {
    /** What the form opens with. A guest who has logged in meanwhile is the account's; another account's draft is nobody's here. */
    fields: (): Prefill => {
      const draft = kept.read()
      if (draft?.owner === owner) return { ...prefill, ...onlyKept(draft.fields) }
      return draft?.owner === '' ? { ...onlyKept(draft.fields), ...prefill } : prefill
    },
    keep: (form: FormData): void =>
      kept.keep({ owner, fields: Object.fromEntries(keptNames.map((name) => [name, String(form.get(name) ?? '')])) }),
    /** It became an order. */
    forget: kept.forget,
  }
}

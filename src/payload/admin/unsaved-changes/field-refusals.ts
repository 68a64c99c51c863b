import type { FormField, FormState } from 'payload'

/** A field error from a save. Payload's next validation does not know it and would clear it. */
interface Refusal {
  readonly value: string
  readonly message: string
  /** Drafts are saved without validation. */
  readonly isDraft: boolean
}

type Field = FormField & { readonly refusal?: Refusal | null }

const keyOf = (value: unknown): string => JSON.stringify(value ?? null)

/** Marks the fields that a failed save has left with an error, except files, which are not sent again. */
export const markRefusals = (fields: FormState, isDraft: boolean): FormState =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) => {
      const { valid, errorMessage, value } = field
      if (valid !== false || !errorMessage || value instanceof Blob) return []
      return [[path, { ...field, refusal: { value: keyOf(value), message: errorMessage, isDraft } }]]
    }),
  )

const refusalOf = (field: Field): Refusal | null => (field.refusal?.value === keyOf(field.value) ? field.refusal : null)

export const isRefusedDraft = (sent: FormState): boolean => Object.values(sent).some((field) => refusalOf(field)?.isDraft)

/** Restores marked errors while their fields keep the refused value. Errors that validation finds too are left to validation. */
export const keepRefusals = (sent: FormState, built: FormState, isValidated: boolean): FormState => {
  const kept = Object.entries(sent).flatMap(([path, field]: [string, Field]) => {
    const next = built[path]
    if (!field.refusal || !next) return []
    const refusal = isValidated && next.valid !== false ? refusalOf(field) : null
    return [[path, { ...next, ...(refusal && { valid: false, errorMessage: refusal.message }), refusal }] as const]
  })
  return { ...built, ...Object.fromEntries(kept) }
}

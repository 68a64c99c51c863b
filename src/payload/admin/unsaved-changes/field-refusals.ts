import type { FormField, FormState } from 'payload'

/** A field error from a save. Payload's next validation does not know it and would clear it. */
interface Refusal {
  readonly message: string
  /** The field's value in that save. */
  readonly value: string
  /** Hash of all values in that save. */
  readonly form: number
  /** Drafts are saved without validation. */
  readonly isDraft: boolean
}

type Field = FormField & { readonly refusal?: Refusal | null }

const keyOf = (value: unknown): string => JSON.stringify(value ?? null)

/** Files are left out because they are not sent again. A removed file is `null`. */
const hashValues = (fields: FormState): number => {
  const values = Object.entries(fields).flatMap(([path, { value }]) =>
    value === undefined || value instanceof Blob ? [] : [`${path} ${keyOf(value)}`],
  )
  let hash = 0
  for (const character of values.toSorted().join('\n')) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return hash
}

/** Marks the fields that a failed save has left with an error, except files, and removes the marks of earlier saves. */
export const markRefusals = (fields: FormState, isDraft: boolean): Record<string, Field> => {
  const form = hashValues(fields)
  return Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([path, field]): [string, Field][] => {
      const { valid, errorMessage: message, value } = field
      if (valid === false && message && !(value instanceof Blob))
        return [[path, { ...field, refusal: { message, value: keyOf(value), form, isDraft } }]]
      return field.refusal ? [[path, { ...field, refusal: null }]] : []
    }),
  )
}

/** Whether the last save was a draft that failed. Stays true when its errors are corrected, because a draft may be incomplete. */
export const hasRefusedDraft = (sent: FormState): boolean => Object.values<Field>(sent).some(({ refusal }) => refusal?.isDraft)

/** Fields with an error again, and the fields that contain them, which count their errors. */
const withErrors = (fields: FormState, messages: ReadonlyMap<string, string>): FormState =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) => {
      const errorMessage = messages.get(path)
      const inside = [...messages.keys()].filter((other) => other.startsWith(`${path}.`))
      if (errorMessage === undefined && inside.length === 0) return []
      const errorPaths = [...new Set([...(field.errorPaths ?? []), ...inside])]
      return [
        [path, { ...field, ...(errorMessage !== undefined && { valid: false, errorMessage }), ...(inside.length > 0 && { errorPaths }) }],
      ]
    }),
  )

/** Errors of a failed save that are missing in `built`, as changes of it. Errors that validation finds too are left to validation. */
const missingErrors = (sent: FormState, built: FormState, unique: ReadonlySet<string>): FormState => {
  const missing = Object.entries<Field>(sent).flatMap(([path, { refusal, value }]) =>
    refusal && built[path] && built[path].valid !== false ? [{ path, refusal, value }] : [],
  )
  if (missing.length === 0) return {}
  const form = hashValues(sent)
  const isCurrent = ({ path, refusal, value }: (typeof missing)[number]) =>
    unique.has(path) ? refusal.value === keyOf(value) : refusal.form === form
  return withErrors(built, new Map(missing.filter(isCurrent).map(({ path, refusal }) => [path, refusal.message])))
}

/**
 * Restores the errors of a failed save: on unique fields until the field changes, on others until anything in the form changes, because
 * another field may be the cause.
 */
export const keepRefusals = (sent: FormState, built: FormState, unique: ReadonlySet<string>): FormState => ({
  ...built,
  ...missingErrors(sent, built, unique),
})

/** Errors of an unchanged form that a validation from before the save has cleared. */
export const clearedRefusals = (fields: FormState): FormState => missingErrors(fields, fields, new Set())

/** Removes the marks after a save that succeeded. */
export const dropRefusals = (sent: FormState, built: FormState): FormState => {
  const marked = Object.entries<Field>(sent).flatMap(([path, { refusal }]) =>
    refusal && built[path] ? [[path, { ...built[path], refusal: null }] as const] : [],
  )
  return { ...built, ...Object.fromEntries(marked) }
}

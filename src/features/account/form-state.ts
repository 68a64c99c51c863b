/** How a form of an account stands: what was typed, what is wrong with it, what came of it. Sentences are written out. */
export interface FormState {
  /** Counts what was sent, so that the fields are drawn anew with what they hold. */
  readonly attempt: number
  readonly values: Readonly<Record<string, string>>
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>
  /** "Two things to fix." */
  readonly summary: string | null
  /** Why it was refused as a whole. */
  readonly notice: string | null
  readonly done: string | null
  /** Where the browser goes now, with a new page: header and cart belong to somebody else than before. */
  readonly goTo: string | null
}

export const idleForm: FormState = { attempt: 0, values: {}, errors: {}, summary: null, notice: null, done: null, goTo: null }

/** What a form posts to, with its language bound: `(state, data)` for `useActionState`. */
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>

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
  /** Where to log in again: the session has ended meanwhile, and nothing was done. */
  readonly logIn: string | null
  /** Where the browser goes now, with a new page: header and cart belong to somebody else than before. */
  readonly goTo: string | null
}

/** What may be given back and kept: passwords and what the framework adds never are. */
export const valuesOf = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !/password|^\$/i.test(entry[0])),
  )

export const idleForm: FormState = { attempt: 0, values: {}, errors: {}, summary: null, notice: null, done: null, logIn: null, goTo: null }

/** What a form posts to, with its language bound: `(state, data)` for `useActionState`. */
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>

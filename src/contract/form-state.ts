/** What a form shows after it was sent: every sentence in the visitor's language, and what was typed, so that nothing is lost. */
export interface FormState {
  readonly status: 'idle' | 'invalid' | 'refused' | 'done'
  readonly values: Readonly<Record<string, string>>
  /** A sentence a field, by the field's name. */
  readonly errors: Readonly<Record<string, string>>
  /** "Two things to fix." */
  readonly summary: string | null
  /** Why it was refused as a whole; or, once it is done, what came of it. */
  readonly notice: string | null
  /** Where to log in again: the session has ended meanwhile, and nothing was done. */
  readonly logIn: string | null
  /** Where the browser goes now, with a new page: header and cart belong to somebody else than before. */
  readonly goTo: string | null
}

export const idleForm: FormState = { status: 'idle', values: {}, errors: {}, summary: null, notice: null, logIn: null, goTo: null }

/** What may be given back and kept: never a password, nor what no person typed. */
export const valuesOf = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !/password|^\$|^faxNumber$/i.test(entry[0])),
  )

/** What a form posts to, with its language bound: `(state, data)` for `useActionState`. */
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>

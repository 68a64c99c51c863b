// No Zod here, because forms send this file to the browser.

/** Form state after submission: localised messages and the typed values. */
export interface FormState {
  readonly status: 'idle' | 'invalid' | 'refused' | 'done'
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  /** "Two things to fix." */
  readonly summary: string | null
  /** Reason for a rejection, or the result. */
  readonly notice: string | null
  /** Login URL if the session has expired, in which case nothing was done. */
  readonly logIn: string | null
  /** Full page load to this URL, because header and cart now belong to another account. */
  readonly goTo: string | null
}

export const idleForm: FormState = { status: 'idle', values: {}, errors: {}, summary: null, notice: null, logIn: null, goTo: null }

/** Excludes passwords, the honeypot and framework fields. */
export const valuesOf = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !/password|^\$|^faxNumber$/i.test(entry[0])),
  )

/** For `useActionState`, bound to the language. */
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>

export const formLimits = { name: 120, email: 254, url: 2000, subject: 160, text: 2000 } as const

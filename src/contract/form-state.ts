/** What a form shows after it was sent: everything in the visitor's language, and what was typed, so that nothing is lost. */
export interface FormState {
  readonly status: 'idle' | 'invalid' | 'refused' | 'sent'
  readonly values: Readonly<Record<string, string>>
  /** A sentence a field. */
  readonly errors: Readonly<Record<string, string>>
  /** Why it could not be sent; or, once it was, what happens next. */
  readonly notice: string | null
}

export const idleForm: FormState = { status: 'idle', values: {}, errors: {}, notice: null }

export type FormAction = (state: FormState, data: FormData) => Promise<FormState>

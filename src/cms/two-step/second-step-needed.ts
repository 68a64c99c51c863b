import { APIError } from 'payload'
import type { QrDrawing } from '@/modules/auth/mfa/totp'

/** What somebody is shown who sets two-step login up. */
export interface ShownSetup {
  /** Comes back with the first code. */
  readonly ticket: string
  readonly secret: string
  readonly codes: readonly string[]
  readonly qr: QrDrawing
}

/** The password was right; what is asked for next. */
export type SecondStep = { readonly kind: 'code' } | { readonly kind: 'setup'; readonly setup: ShownSetup }

/** Thrown out of a login, so that nothing of it is kept. */
export class SecondStepNeeded extends APIError {
  constructor(readonly step: SecondStep) {
    super('A second step is needed.', 401, null, true)
  }
}

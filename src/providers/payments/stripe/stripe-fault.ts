import Stripe from 'stripe'
import type { ProviderFault } from '@/core/payments/provider-answer'

const isNobodyThere = (status: number | undefined): boolean => status === undefined || status >= 500

/** Connections that broke, requests that met themselves, crowds: the same key asked again tells what became of it. */
const isPassing = (status: number | undefined): boolean => isNobodyThere(status) || status === 409 || status === 429

/** Without what was sent: only Stripe's own code and the id its support finds the request by. */
export const toFault = (error: unknown): ProviderFault => {
  if (!(error instanceof Stripe.errors.StripeError)) return { kind: 'passing', message: 'Stripe did not answer', isAway: true }
  const { statusCode, code, type, requestId } = error
  const said = [type, code, statusCode, requestId].filter((part) => part !== undefined && part !== '')
  return { kind: isPassing(statusCode) ? 'passing' : 'final', message: said.join(' '), ...(isNobodyThere(statusCode) && { isAway: true }) }
}

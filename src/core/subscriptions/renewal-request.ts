import type { QuoteRequest } from '../orders/types'
import type { Subscribed } from './types'

/** U3: another term of all that belongs to it, without codes (D16); paid whole, or where that is not offered as the service has it. O21: or a top-up. */
export const renewalRequest = (
  { items }: Pick<Subscribed, 'items'>,
  currency: string,
  payment: { readonly selectedPaymentType?: 'full' | 'on-demand' },
): QuoteRequest => ({
  currency,
  codes: [],
  items: items.map(({ type, id, billing, quantity, serviceData }) => ({
    type,
    id,
    billing,
    quantity,
    serviceData: { ...serviceData, operation: 'renew' },
    ...payment,
  })),
})

/** U3: which order of a subscription's term it is. No checkout makes such a key. */
export const renewalKey = (id: string, termStart: number, attempt: number): string =>
  `subscription:${id}:${new Date(termStart).toISOString().slice(0, 10)}:${attempt}`

import { splitDomain } from '@/core/domains/split-domain'
import type { QuoteLine } from '@/core/orders/types'
import type { OrderRecord } from './order-record'

/** An add-on as it hangs on a customer's name; its price is the catalogue's when it renews. */
export interface HeldAddon {
  readonly id: string
  readonly name: string
}

const addonsOf = (lines: readonly QuoteLine[], domain: string): readonly HeldAddon[] =>
  lines.filter(({ type, serviceData }) => type === 'addon' && serviceData.domain === domain).map(({ id, name }) => ({ id, name }))

/** N4: a name that moves here brings the one year its registry adds. */
const yearsOf = (lines: readonly QuoteLine[], name: string): number =>
  lines.find(({ type, id }) => type === 'domain' && id === name)?.serviceData.years ?? 1

/** What every name of an order says of whose it is, for how long, and what hangs on it. */
export const heldBy = ({ id, lines, customerId, customerKey }: OrderRecord, name: string) => ({
  name,
  extension: splitDomain(name).extension ?? '',
  termYears: yearsOf(lines, name),
  addons: [...addonsOf(lines, name)],
  order: id,
  customer: customerId,
  customerKey,
})

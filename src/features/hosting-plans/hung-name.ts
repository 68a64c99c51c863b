import { parseDomainName, writeDomainName } from '@/core/domains/parse-domain'
import type { QuoteItemRequest } from '@/core/orders/types'

/** The name on a plan's plate goes into the cart with it. A name that could not be registered anywhere hangs nowhere. */
export const withHungName = (item: QuoteItemRequest, name: string | null): QuoteItemRequest => {
  const parsed = name === null ? null : parseDomainName(name)
  return parsed?.ok ? { ...item, serviceData: { ...item.serviceData, domain: writeDomainName(parsed.value) } } : item
}

import { parseHostName } from '../dns/hosts'
import type { QuoteItemRequest } from '../orders/types'

type Items = readonly QuoteItemRequest[]

/** C3: the domain a subscription is for; null while none was chosen. All parts of a configured server have the same. */
export const attachedDomainOf = (items: Items): string | null =>
  items.find(({ serviceData }) => serviceData?.domain !== undefined)?.serviceData?.domain ?? null

/** The same items for another domain, or for none. */
export const withAttachedDomain = (items: Items, domain: string | null): Items =>
  items.map(({ serviceData, ...item }) => {
    const { domain: _before, ...rest } = serviceData ?? {}
    const data = domain === null ? rest : { ...rest, domain }
    return Object.keys(data).length === 0 ? item : { ...item, serviceData: data }
  })

/** C3: as typed or pasted, in the form of the DNS; null where it is no domain. */
export const parseAttachedDomain = (typed: string): string | null =>
  parseHostName(
    typed
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/[/?#].*$/, ''),
  )

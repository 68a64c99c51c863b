import { parseHostName } from '../dns/hosts'
import type { QuoteItemRequest } from '../orders/types'

type Items = readonly QuoteItemRequest[]

/** C3: domain of a subscription; null if none is chosen. All parts of a configured server share it. */
export const attachedDomainOf = (items: Items): string | null =>
  items.find(({ serviceData }) => serviceData?.domain !== undefined)?.serviceData?.domain ?? null

/** Copies the items with another domain, or without one. */
export const withAttachedDomain = (items: Items, domain: string | null): Items =>
  items.map(({ serviceData, ...item }) => {
    const { domain: _before, ...rest } = serviceData ?? {}
    const data = domain === null ? rest : { ...rest, domain }
    return Object.keys(data).length === 0 ? item : { ...item, serviceData: data }
  })

/** C3: canonical domain from user input; null if invalid. */
export const parseAttachedDomain = (typed: string): string | null =>
  parseHostName(
    typed
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/[/?#].*$/, ''),
  )

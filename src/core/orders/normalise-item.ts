import type { BillingPeriod, ItemType } from '../catalog/types'
import { parseHostName } from '../dns/hosts'
import { domainsOf } from '../subscriptions/attached-domain'
import { removeInvisible } from '../typed-text'
import type { QuoteItemRequest, ServiceData } from './types'

const nothing: ServiceData = {}

/** U3: besides purchases, the only operation on a service. */
const renewalOf = (data: ServiceData | undefined): ServiceData => (data?.operation === 'renew' ? { operation: 'renew' } : nothing)

/** Fields that distinguish lines of one type, with defaults: single coverage, registration, one year. */
export const normaliseServiceData = (type: ItemType, data: ServiceData | undefined): ServiceData => {
  switch (type) {
    case 'domain':
      return { operation: data?.operation ?? 'register', ...(data?.years !== undefined && data.years !== 1 ? { years: data.years } : {}) }
    case 'addon':
      return { domain: normaliseName(data?.domain ?? '') }
    case 'ssl':
      return { coverage: data?.coverage ?? 'single', ...attachedOf(data), ...renewalOf(data) }
    default:
      return data?.domain || data?.bundle
        ? { ...(data.bundle ? { bundle: data.bundle } : {}), ...attachedOf(data), ...renewalOf(data) }
        : renewalOf(data)
  }
}

/** C1, C10: removes duplicates; additional domains require a primary one. */
const attachedOf = (data: ServiceData | undefined): ServiceData => {
  if (!data?.domain) return nothing
  const [domain = '', ...additionalDomains] = new Set(domainsOf(data).map(normaliseHost))
  return { domain, ...(additionalDomains.length > 0 ? { additionalDomains } : {}) }
}

const normaliseName = (name: string): string => removeInvisible(name).trim().toLowerCase()

/** Converts IDNs to A-labels. Invalid host names are rejected on input. */
const normaliseHost = (name: string): string => parseHostName(name) ?? normaliseName(name)

/** C1: plans, certificates, mailboxes and other services can be assigned a domain. */
export const isAttachable = (type: ItemType): boolean => type !== 'domain' && type !== 'addon'

/** C1, C10: domains as A-labels, registered here or elsewhere. A separate check ensures that an add-on's domain is in the cart (O9). */
export const hasValidDomain = ({ type, serviceData }: Pick<QuoteItemRequest, 'type' | 'serviceData'>): boolean =>
  !isAttachable(type) || domainsOf(serviceData).every((domain) => parseHostName(domain) === domain)

/** The domain for domain lines; unchanged for others. */
export const normaliseId = (type: ItemType, id: string): string => (type === 'domain' ? normaliseName(id) : id)

/** Canonical form, so that equal items have equal keys (O9). */
export const normaliseItem = (item: QuoteItemRequest): QuoteItemRequest => ({
  ...item,
  id: normaliseId(item.type, item.id),
  serviceData: normaliseServiceData(item.type, item.serviceData),
})

/** Expects `id` and `serviceData` to be normalised. */
interface LineReference {
  readonly type: ItemType
  readonly id: string
  readonly billing: BillingPeriod
  readonly serviceData?: ServiceData
}

/** D9: type, id and billing, then serviceData values ordered by field name, joined by `|`. */
export const lineKey = ({ type, id, billing, serviceData }: LineReference): string => {
  let key = `${type}|${id}|${billing}`
  if (serviceData?.additionalDomains !== undefined) key += `|${serviceData.additionalDomains.join(',')}`
  if (serviceData?.bundle !== undefined) key += `|${serviceData.bundle}`
  if (serviceData?.coverage !== undefined) key += `|${serviceData.coverage}`
  if (serviceData?.domain !== undefined) key += `|${serviceData.domain}`
  if (serviceData?.operation !== undefined) key += `|${serviceData.operation}`
  if (serviceData?.years !== undefined) key += `|${serviceData.years}`
  return key
}

/** O9. */
export const isSingleItem = (type: ItemType): boolean => type === 'domain' || type === 'addon'

/** O9: 1 to 99. */
export const maximumQuantity = 99

export const isQuantityAllowed = (type: ItemType, quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= (isSingleItem(type) ? 1 : maximumQuantity)

import type { BillingPeriod, ItemType } from '../catalog/types'
import type { QuoteItemRequest, ServiceData } from './types'

const nothing: ServiceData = {}

/** Another term of something that runs (U3): the one thing that is done with a service beside buying it. */
const renewalOf = (data: ServiceData | undefined): ServiceData => (data?.operation === 'renew' ? { operation: 'renew' } : nothing)

/** What tells two lines of one type apart, with what absence means: a certificate covers one name, a domain is registered, for a year. */
export const normaliseServiceData = (type: ItemType, data: ServiceData | undefined): ServiceData => {
  switch (type) {
    case 'domain':
      return { operation: data?.operation ?? 'register', ...(data?.years !== undefined && data.years !== 1 ? { years: data.years } : {}) }
    case 'addon':
      return { domain: normaliseName(data?.domain ?? '') }
    case 'ssl':
      return data?.domain
        ? { coverage: data.coverage ?? 'single', domain: normaliseName(data.domain), ...renewalOf(data) }
        : { coverage: data?.coverage ?? 'single', ...renewalOf(data) }
    default:
      return data?.domain || data?.bundle
        ? {
            ...(data.bundle ? { bundle: data.bundle } : {}),
            ...(data.domain ? { domain: normaliseName(data.domain) } : {}),
            ...renewalOf(data),
          }
        : renewalOf(data)
  }
}

const normaliseName = (name: string): string => name.trim().toLowerCase()

/** The name a domain line is about; any other product's own id. */
export const normaliseId = (type: ItemType, id: string): string => (type === 'domain' ? normaliseName(id) : id)

/** The one way to write a reference, so that equal things have equal keys (O9). */
export const normaliseItem = (item: QuoteItemRequest): QuoteItemRequest => ({
  ...item,
  id: normaliseId(item.type, item.id),
  serviceData: normaliseServiceData(item.type, item.serviceData),
})

/** What a key is made of; `id` and `serviceData` normalised. */
export interface LineReference {
  readonly type: ItemType
  readonly id: string
  readonly billing: BillingPeriod
  readonly serviceData?: ServiceData
}

/** D9: type, id, billing, then the serviceData values in the order of their names, joined by `|`. */
export const lineKey = ({ type, id, billing, serviceData }: LineReference): string => {
  let key = `${type}|${id}|${billing}`
  if (serviceData?.bundle !== undefined) key += `|${serviceData.bundle}`
  if (serviceData?.coverage !== undefined) key += `|${serviceData.coverage}`
  if (serviceData?.domain !== undefined) key += `|${serviceData.domain}`
  if (serviceData?.operation !== undefined) key += `|${serviceData.operation}`
  if (serviceData?.years !== undefined) key += `|${serviceData.years}`
  return key
}

/** O9: domains and add-ons stay at quantity 1. */
export const isSingleItem = (type: ItemType): boolean => type === 'domain' || type === 'addon'

/** O9: quantities run from 1 to 99. */
export const maximumQuantity = 99

export const isQuantityAllowed = (type: ItemType, quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= (isSingleItem(type) ? 1 : maximumQuantity)

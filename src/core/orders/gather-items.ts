import type { BillingPeriod, ItemType, PartialPaymentType, PaymentType } from '../catalog/types'
import { ok, refuse, type Result } from '../result'
import { isQuantityAllowed, isSingleItem, lineKey, maximumQuantity, normaliseId, normaliseServiceData } from './item-reference'
import type { QuoteItemRequest, QuoteRefusal, ServiceData } from './types'

/** A line to be priced: a normalised reference, its key, and where in the request it came from. */
export interface GatheredItem {
  readonly key: string
  readonly index: number
  readonly type: ItemType
  readonly id: string
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly serviceData: ServiceData
  readonly selectedPaymentType: PaymentType | undefined
  readonly partialType: PartialPaymentType | undefined
  /** N4: of a name, and of what hangs on it as long as on its name; one for anything else. */
  readonly years: number
}

/** O9: equal products become one line; a name twice, an add-on twice or an add-on without its domain is refused. */
export const gatherItems = (items: readonly QuoteItemRequest[]): Result<readonly GatheredItem[], QuoteRefusal> => {
  const gathered = new Map<string, GatheredItem>()
  const names = new Map<string | undefined, number>()
  for (let index = 0; index < items.length; index += 1) {
    const item = readItem(items[index] as QuoteItemRequest, index)
    if (!isQuantityAllowed(item.type, item.quantity)) return refuse({ code: 'quantity-out-of-range', item: index })
    // O9: the same name twice, whether registered or transferred.
    if (item.type === 'domain' && names.has(item.id)) return refuse({ code: 'duplicate-line', item: index })
    if (item.type === 'domain') names.set(item.id, item.years)
    const same = gathered.get(item.key)
    if (same && isSingleItem(item.type)) return refuse({ code: 'duplicate-line', item: index })
    const merged = same ? mergeItems(same, item) : item
    if (merged.quantity > maximumQuantity) return refuse({ code: 'quantity-out-of-range', item: index })
    gathered.set(item.key, merged)
  }
  const lines = [...gathered.values()]
  const orphan = lines.find((line) => line.type === 'addon' && !names.has(line.serviceData.domain))
  if (orphan) return refuse({ code: 'addon-without-domain', item: orphan.index })
  return ok(lines.map((line) => (line.type === 'addon' ? { ...line, years: names.get(line.serviceData.domain) ?? 1 } : line)))
}

const readItem = (item: QuoteItemRequest, index: number): GatheredItem => {
  const { type, billing, quantity, selectedPaymentType, partialType } = item
  const id = normaliseId(type, item.id)
  const serviceData = normaliseServiceData(type, item.serviceData)
  const key = lineKey({ type, id, billing, serviceData })
  return { key, index, type, id, billing, quantity, serviceData, selectedPaymentType, partialType, years: serviceData.years ?? 1 }
}

/** Quantities add up; the way to pay that was named last stands for the merged line. */
const mergeItems = (first: GatheredItem, later: GatheredItem): GatheredItem => {
  const payment = later.selectedPaymentType === undefined ? first : later
  const { selectedPaymentType, partialType } = payment
  return { ...first, quantity: first.quantity + later.quantity, selectedPaymentType, partialType }
}

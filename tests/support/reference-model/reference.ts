import type { BillingPeriod, DomainOperation, ItemType, PartialPaymentType, PaymentType, SslCoverage } from '@/core/catalog/types'
import type { QuoteItemRequest } from '@/core/orders/types'

/** Request item with defaults applied. */
export interface Reference {
  /** D9: tie-breaker. */
  readonly key: string
  /** First position in the request. */
  readonly item: number
  readonly type: ItemType
  readonly id: string
  readonly billing: BillingPeriod
  readonly quantity: number
  readonly bundle: string | undefined
  readonly coverage: SslCoverage | undefined
  readonly domain: string | undefined
  readonly operation: DomainOperation | undefined
  /** N4: of a domain; add-ons use their domain's. */
  readonly years: number | undefined
  readonly payment: PaymentType | undefined
  readonly partialType: PartialPaymentType | undefined
}

const tidy = (name: string | undefined): string | undefined => (name ? name.trim().toLowerCase() : undefined)

export const readReference = (request: QuoteItemRequest, item: number): Reference => {
  const { type, billing, quantity, serviceData = {}, selectedPaymentType: payment, partialType } = request
  const id = type === 'domain' ? request.id.trim().toLowerCase() : request.id
  const isPlan = type !== 'domain' && type !== 'addon' && type !== 'ssl'
  const bundle = isPlan ? serviceData.bundle || undefined : undefined
  const coverage = type === 'ssl' ? (serviceData.coverage ?? 'single') : undefined
  const domain = type === 'addon' ? (tidy(serviceData.domain) ?? '') : type === 'domain' ? undefined : tidy(serviceData.domain)
  const operation = type === 'domain' ? (serviceData.operation ?? 'register') : undefined
  const years = type === 'domain' && serviceData.years !== 1 ? serviceData.years : undefined
  // field names in alphabetical order: bundle, coverage, domain, operation, years
  const key = [type, id, billing, bundle, coverage, domain, operation, years].filter((each) => each !== undefined).join('|')
  return { key, item, type, id, billing, quantity, bundle, coverage, domain, operation, years, payment, partialType }
}

/** O9: merges equal references; the last payment choice wins. */
export const mergeReferences = (references: readonly Reference[]): readonly Reference[] => {
  const lines: Reference[] = []
  for (const later of references) {
    const place = lines.findIndex(({ key }) => key === later.key)
    const first = lines[place]
    if (first === undefined) {
      lines.push(later)
      continue
    }
    const { payment, partialType } = later.payment === undefined ? first : later
    lines[place] = { ...first, quantity: first.quantity + later.quantity, payment, partialType }
  }
  return lines
}

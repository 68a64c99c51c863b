import type { BillingPeriod, PaymentTypes, PriceEntry, Service } from '@/core/catalog/types'
import type { FeatureRow, ServiceDocument } from './documents'
import { decimalOr, usdCentsOrZero } from './to-money'
import { languageOf } from '@/server/platform/text-language'
import { usdCents } from '@/core/money/usd-cents'

/** O3: installments of a partial payment unless the editor says otherwise. */
const defaultInstallmentCount = 3

export const toFeatures = (rows: readonly FeatureRow[] | null | undefined): readonly string[] =>
  (rows ?? []).flatMap(({ text }) => (text ? [text] : []))

const toPrices = (rows: ServiceDocument['prices']): Service['prices'] => {
  const prices: Partial<Record<BillingPeriod, PriceEntry>> = {}
  for (const { period, basePrice, setupFee, discount } of rows ?? []) {
    prices[period] = { basePrice: usdCents(basePrice), setupFee: usdCentsOrZero(setupFee), discount: decimalOr(discount, 0) }
  }
  return prices
}

const toPaymentTypes = (group: ServiceDocument['paymentTypes']): PaymentTypes => {
  const available: PaymentTypes['available'] = group?.available.length ? group.available : ['full']
  const first = available[0] ?? 'full'
  const preferred = group?.default
  return {
    available,
    default: preferred && available.includes(preferred) ? preferred : first,
    partial: available.includes('partial') ? toPartial(group?.partial) : null,
    onDemand: available.includes('on-demand')
      ? {
          minimumBalance: usdCentsOrZero(group?.onDemand?.minimumBalance),
          autoTopupThreshold: usdCentsOrZero(group?.onDemand?.autoTopupThreshold),
        }
      : null,
  }
}

type PartialGroup = NonNullable<ServiceDocument['paymentTypes']>['partial']

const toPartial = (partial: PartialGroup): NonNullable<PaymentTypes['partial']> => ({
  minimumAmount: usdCentsOrZero(partial?.minimumAmount),
  depositPercentage: decimalOr(partial?.depositPercentage, 0),
  allowedTypes: partial?.allowedTypes?.length ? partial.allowedTypes : ['deposit'],
  installmentCount: partial?.installmentCount ?? defaultInstallmentCount,
})

/** P7: no authority may issue some certificates as a wildcard; the site's setting names them, and can lift it. */
const toCoverages = ({ key, coverages }: ServiceDocument, wildcardExcluded: ReadonlySet<string>): Service['coverages'] =>
  (coverages ?? []).filter((coverage) => coverage !== 'wildcard' || !wildcardExcluded.has(key))

const inLanguage = (document: ServiceDocument): Pick<Service, 'textLanguage'> => {
  const textLanguage = languageOf(document, 'description')
  return textLanguage === undefined ? {} : { textLanguage }
}

/** `wildcardExcluded`: keys of certificates. Throws `RangeError` on a price no editor could have saved. */
export const toService = (document: ServiceDocument, wildcardExcluded: ReadonlySet<string> = new Set()): Service => ({
  ...inLanguage(document),
  id: document.key,
  type: document.type,
  category: document.category,
  name: document.name ?? document.key,
  description: document.description ?? '',
  features: toFeatures(document.features),
  specs: (document.specs ?? []).map(({ label, value }) => ({ label: label ?? '', value: value ?? '' })),
  popular: document.popular ?? false,
  demo: document.demo ?? false,
  order: document.order ?? 0,
  prices: toPrices(document.prices),
  paymentTypes: toPaymentTypes(document.paymentTypes),
  coverages: toCoverages(document, wildcardExcluded),
})

import { factsOf } from '@/core/catalog/tlds'
import {
  type Addon,
  type Catalog,
  type Extension,
  type PriceEntry,
  type PricingSettings,
  type Service,
  billingPeriods,
  type BillingPeriod,
} from '@/core/catalog/types'
import { convertUnit } from '@/core/money/currency'
import { decimalToNumber, toMajor } from '@/core/money/arithmetic'
import type { Currency, Minor, UsdCents } from '@/core/money/types'
import { discountPercent, yearlySavings, yearlySavingsPercent, transferPrice, effectivePrice } from '@/core/pricing/prices'
import { cardStrike, listStrike } from '@/core/pricing/reference-price'
import type { AddonResponse, ExtensionResponse, ServiceResponse, ServicePriceResponse } from '@/modules/catalog/schema'

/** A currency as the API returns it: rate and rate date as published (M1, M8). */
export const presentCurrency = ({ code, exchangeRate, rateDate }: Currency) => ({
  currency: code,
  exchangeRate: decimalToNumber(exchangeRate),
  rateDate,
})

/** M1: with the number of decimals of the list's amounts. */
export const presentListCurrency = (currency: Currency) => ({ ...presentCurrency(currency), digits: currency.digits })

interface PriceDisplay {
  readonly currency: Currency
  readonly settings: PricingSettings
}

const major = (usd: UsdCents, currency: Currency): number => toMajor(convertUnit(usd, currency), currency.digits)
const majorOrNull = (usd: UsdCents | null, currency: Currency): number | null => (usd === null ? null : major(usd, currency))

const presentPrice = (
  type: Service['type'],
  period: BillingPeriod,
  entry: PriceEntry,
  { currency, settings }: PriceDisplay,
): ServicePriceResponse => {
  const price = effectivePrice(entry)
  const first = convertUnit(price, currency) + convertUnit(entry.setupFee, currency)
  // P11: a list price that isn't true is not published, nor is a discount derived from it.
  const isJudged = entry.strike !== undefined
  const struck = isJudged ? listStrike(type, period, entry, settings) : cardStrike(type, period, entry, settings)
  return {
    basePrice: major(isJudged ? price : entry.basePrice, currency),
    currency: currency.code,
    setupFee: major(entry.setupFee, currency),
    discount: isJudged ? 0 : decimalToNumber(entry.discount),
    price: major(price, currency),
    firstPayment: toMajor(first, currency.digits),
    originalPrice: majorOrNull(struck, currency),
  }
}

const presentPricing = (service: Service, display: PriceDisplay): ServiceResponse['pricing'] =>
  Object.fromEntries(
    billingPeriods.flatMap((period) => {
      const entry = service.prices[period]
      return entry ? [[period, presentPrice(service.type, period, entry, display)]] : []
    }),
  )

/** P3: from displayed prices, so that the figures add up. */
const presentYearlySavings = ({ prices }: Service, { currency }: PriceDisplay): ServiceResponse['yearlySavings'] => {
  const percent = yearlySavingsPercent(prices)
  if (percent === null || !prices.monthly || !prices.yearly) return null
  const shown = (entry: PriceEntry): Minor => convertUnit(effectivePrice(entry), currency)
  const saved = yearlySavings(shown(prices.monthly), shown(prices.yearly))
  return saved === null ? null : { amount: toMajor(saved, currency.digits), percent }
}

const presentPaymentTypes = ({ paymentTypes }: Service, { currency }: PriceDisplay): ServiceResponse['paymentTypes'] => ({
  available: [...paymentTypes.available],
  default: paymentTypes.default,
  partial: paymentTypes.partial && {
    minimumAmount: major(paymentTypes.partial.minimumAmount, currency),
    depositPercentage: decimalToNumber(paymentTypes.partial.depositPercentage),
    allowedTypes: [...paymentTypes.partial.allowedTypes],
    installmentCount: paymentTypes.partial.installmentCount,
  },
  onDemand: paymentTypes.onDemand && {
    minimumBalance: major(paymentTypes.onDemand.minimumBalance, currency),
    autoTopupThreshold: major(paymentTypes.onDemand.autoTopupThreshold, currency),
  },
})

/** R20: absent if the text is in the requested language. */
const presentLanguage = ({ textLanguage }: Pick<Service, 'textLanguage'>) => (textLanguage === undefined ? {} : { textLanguage })

export const presentService = (service: Service, display: PriceDisplay): ServiceResponse => ({
  id: service.id,
  type: service.type,
  category: service.category,
  name: service.name,
  description: service.description,
  ...presentLanguage(service),
  features: [...service.features],
  specs: service.specs.map(({ label, value }) => ({ label, value })),
  popular: service.popular,
  demo: service.demo,
  coverages: [...service.coverages],
  maxDomains: service.maxDomains,
  pricing: presentPricing(service, display),
  yearlySavings: presentYearlySavings(service, display),
  paymentTypes: presentPaymentTypes(service, display),
})

export const presentExtension = (row: Extension, catalog: Catalog, { currency, settings }: PriceDisplay): ExtensionResponse => {
  const transfer = transferPrice(catalog, settings, row.extension)
  return {
    extension: row.extension,
    price: major(row.price, currency),
    originalPrice: major(row.originalPrice, currency),
    discountPercent: discountPercent(row.originalPrice, row.price),
    renewal: major(row.renewal, currency),
    minLength: row.minLength,
    maxYears: row.maxYears,
    ...factsOf(row),
    features: [...row.features],
    transfer: { price: major(transfer.price, currency), originalPrice: major(transfer.originalPrice, currency) },
  }
}

export const presentAddon = (addon: Addon, { currency }: PriceDisplay): AddonResponse => ({
  id: addon.id,
  category: addon.category,
  name: addon.name,
  description: addon.description,
  ...presentLanguage(addon),
  features: [...addon.features],
  price: major(addon.price, currency),
  originalPrice: majorOrNull(addon.originalPrice, currency),
  popular: addon.popular,
  recommended: addon.recommended,
  includedIn: [...addon.includedIn],
  heroGroup: addon.heroGroup,
  icon: addon.icon,
})

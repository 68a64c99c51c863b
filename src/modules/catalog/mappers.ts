import { type FactName, ofFlags, ofTexts, type ExtensionFacts } from '@/core/catalog/tlds'
import { type Setting, type Settings, type ValueOf } from '@/core/discounts/conditions'
import {
  type ColumnName,
  columnSettings,
  rowConditions,
  type ColumnValues,
  type ConditionRow,
  type StoredColumns,
  type AutomaticDiscount,
  type Coupon,
  type DiscountValue,
  normaliseCode,
} from '@/core/discounts/coupons'
import type {
  Addon as PayloadAddon,
  AutomaticDiscount as PayloadAutomaticDiscount,
  Coupon as PayloadCoupon,
  Currency as PayloadCurrency,
  Extension as PayloadExtension,
  PricingSetting as PayloadPricingSetting,
  Service as PayloadService,
  TransferPrice as PayloadTransferPrice,
} from '@/payload-types'
import { parseDecimal, usdCents } from '@/core/money/arithmetic'
import type { Decimal, UsdCents, Currency } from '@/core/money/types'
import type {
  CategoryId,
  BillingPeriod,
  PaymentTypes,
  PriceEntry,
  Service,
  Addon,
  Extension,
  TransferPrice,
  PricingSettings,
} from '@/core/catalog/types'
import { languageOf } from '@/lib/text-language'
import { mostYears } from '@/core/pricing/prices'
import { regionNameOf } from '@/modules/checkout/address-schema'
import { taxKinds, type TaxRow, type TaxTable } from '@/core/tax/types'

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value

/**
 * The fields that the mappers read from Payload's generated types, so that renaming or retyping one in the CMS fails to compile here.
 * `Needed` fields are always set; the others may be empty or absent in older rows. Prices are decimals in USD, as entered by editors.
 */
type Read<Document, Needed extends keyof Document, Rest extends keyof Document> = Frozen<
  Pick<Document, Needed> & { [Field in Rest]?: Document[Field] | null }
>

type FeatureRow = Frozen<Pick<NonNullable<PayloadService['features']>[number], 'text'>>

type ServiceDocument = Read<
  PayloadService,
  'key' | 'type' | 'category',
  | 'name'
  | 'description'
  | 'features'
  | 'specs'
  | 'popular'
  | 'demo'
  | 'order'
  | 'prices'
  | 'paymentTypes'
  | 'coverages'
  | 'maxDomains'
  | 'includedIn'
>

/** A fact's field type, or a type whose name explains the compile error. */
type FieldOfFact<Name extends string> = Name extends keyof PayloadExtension
  ? Name
  : `Extensions have no field “${Name}” yet: npm run generate`

type ReadFacts<Kept extends keyof PayloadExtension> = Frozen<{
  [Name in FactName]?: (Name extends Kept ? PayloadExtension[Name] : null) | null
}>

export type ExtensionDocument = Read<
  PayloadExtension,
  'extension' | 'price' | 'originalPrice' | 'renewal' | 'category',
  'minLength' | 'maxYears' | 'rdapServer' | 'order' | 'features'
> &
  ReadFacts<FieldOfFact<FactName>>

export type TransferPriceDocument = Read<
  PayloadTransferPrice,
  'extension' | 'price' | 'originalPrice',
  'popular' | 'description' | 'features'
>

type AddonDocument = Read<
  PayloadAddon,
  'key' | 'category' | 'heroGroup' | 'price',
  'icon' | 'name' | 'description' | 'features' | 'originalPrice' | 'popular' | 'recommended' | 'includedIn' | 'order'
>

type CurrencyDocument = Read<PayloadCurrency, 'code' | 'exchangeRate' | 'digits', 'symbol' | 'name' | 'rateDate'>

/** Includes condition settings that have their own column; the others are rows of `conditions`. */
export type CouponDocument = Read<
  PayloadCoupon,
  'code' | 'type' | 'value',
  'name' | 'description' | 'maxDiscount' | 'usedCount' | 'applicableCategories' | 'excludedCategories' | 'priority' | ColumnName
> & {
  /** May have been written by a different version of the shop. */
  readonly conditions?: readonly unknown[] | null
}

type AutomaticDiscountDocument = Read<
  PayloadAutomaticDiscount,
  'key' | 'type' | 'value',
  'name' | 'description' | 'isActive' | 'maxDiscount' | 'priority' | 'conditions' | 'applicableCategories'
>

type PricingSettingsDocument = Read<
  PayloadPricingSetting,
  never,
  | 'taxRate'
  | 'wildcardMultiplier'
  | 'wildcardExcluded'
  | 'multiDomainPrice'
  | 'defaultTransferPrice'
  | 'defaultTransferOriginalPrice'
  | 'sslStrikeMultiplier'
  | 'sslStrikeEnabled'
  | 'emailStrikeMultiplier'
  | 'emailStrikeEnabled'
  | 'maxCombinedDiscountPercent'
  | 'nameHoldHours'
  | 'transferDays'
  | 'cardMinutes'
  | 'unpaidDomains'
  | 'taxSeat'
  | 'taxRates'
>

/** Empty means no limit, not 0. */
const usdCentsOrNull = (value: number | null | undefined): UsdCents | null =>
  value === null || value === undefined ? null : usdCents(value)

const usdCentsOrZero = (value: number | null | undefined): UsdCents => usdCents(value ?? 0)

const decimalOr = (value: number | null | undefined, fallback: number): Decimal => parseDecimal(value ?? fallback)

/** Epoch milliseconds (D12). */
const instantOrNull = (value: string | null | undefined): number | null => (value ? Date.parse(value) : null)

/** A value of the wrong type must throw, because treating it as empty would lift the condition. */
const invalidSetting = (kind: Setting['kind'], stored: unknown) =>
  new TypeError(`Invalid condition setting of kind ${kind}: ${JSON.stringify(stored)}`)

const toValue = (setting: Setting, stored: unknown): ValueOf<Setting> => {
  const { kind } = setting
  const isEmpty = stored === null || stored === undefined
  switch (kind) {
    case 'flag':
      if (isEmpty) return setting.whenEmpty
      if (typeof stored === 'boolean') return stored
      throw invalidSetting(kind, stored)
    case 'count':
    case 'usd':
      if (!isEmpty && typeof stored !== 'number') throw invalidSetting(kind, stored)
      return kind === 'usd' ? usdCentsOrNull(stored) : (stored ?? null)
    case 'instant':
      if (!isEmpty && typeof stored !== 'string') throw invalidSetting(kind, stored)
      return instantOrNull(stored)
    case 'categories':
    case 'choices':
      if (isEmpty) return []
      if (Array.isArray(stored)) return stored as readonly CategoryId[]
      throw invalidSetting(kind, stored)
    default:
      return setting satisfies never
  }
}

const toValues = (settings: Settings, stored: Readonly<Record<string, unknown>>): Readonly<Record<string, ValueOf<Setting>>> =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, toValue(setting, stored[name])]))

export const toColumnValues = (stored: StoredColumns): ColumnValues => toValues(columnSettings, { ...stored }) as ColumnValues

const isRow = (row: unknown): row is Readonly<Record<string, unknown>> & { readonly blockType: unknown } =>
  typeof row === 'object' && row !== null && 'blockType' in row

/** `null` if this version of the shop doesn't know a condition: its code must not apply. */
export const toConditionRows = (
  stored: readonly unknown[],
  known: readonly { readonly code: string; readonly settings: Settings }[] = rowConditions,
): readonly ConditionRow[] | null => {
  const rows = stored.filter(isRow).flatMap((row) => {
    const condition = known.find(({ code }) => code === row.blockType)
    return condition ? [{ code: condition.code, settings: toValues(condition.settings, row) }] : []
  })
  return rows.length === stored.length ? rows : null
}

export const toCurrency = (document: CurrencyDocument): Currency => ({
  code: document.code,
  symbol: document.symbol ?? document.code,
  name: document.name ?? document.code,
  exchangeRate: parseDecimal(document.exchangeRate),
  digits: Number(document.digits) === 0 ? 0 : 2,
  rateDate: (document.rateDate ?? '').slice(0, 10),
})

const toDiscountValue = ({ type, value }: Pick<CouponDocument, 'type' | 'value'>): DiscountValue =>
  type === 'fixed' ? { type, value: usdCents(value) } : { type, value: parseDecimal(value) }

/** D11: the id is the code, upper case and trimmed. */
export const toCoupon = (document: CouponDocument): Coupon => {
  const settings = toColumnValues(document)
  const conditions = toConditionRows(document.conditions ?? [])
  return {
    ...toDiscountValue(document),
    id: normaliseCode(document.code),
    name: document.name ?? document.code,
    description: document.description ?? '',
    maxDiscount: usdCentsOrNull(document.maxDiscount),
    usedCount: document.usedCount ?? 0,
    applicableCategories: document.applicableCategories ?? [],
    excludedCategories: document.excludedCategories ?? [],
    priority: document.priority ?? 0,
    ...settings,
    isActive: settings.isActive && conditions !== null,
    conditions: conditions ?? [],
  }
}

export const toAutomaticDiscount = (document: AutomaticDiscountDocument): AutomaticDiscount => ({
  ...toDiscountValue(document),
  id: document.key,
  name: document.name ?? document.key,
  description: document.description ?? '',
  isActive: document.isActive ?? false,
  maxDiscount: usdCentsOrNull(document.maxDiscount),
  priority: document.priority ?? 0,
  conditions: {
    billingPeriod: document.conditions?.billingPeriod ?? null,
    isFirstOrder: document.conditions?.isFirstOrder ?? false,
    minAmount: usdCentsOrNull(document.conditions?.minAmount),
  },
  applicableCategories: document.applicableCategories ?? [],
})

/** Empty flags are false, empty texts blank. */
export const toFacts = (document: Pick<ExtensionDocument, FactName>): ExtensionFacts => ({
  ...ofFlags((name) => document[name] ?? false),
  ...ofTexts((name) => document[name] ?? ''),
})

/** O3: default number of instalments. */
const defaultInstallmentCount = 3

const toFeatures = (rows: readonly FeatureRow[] | null | undefined): readonly string[] =>
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

/** P7: some certificate authorities issue no wildcards; a site setting lists them and can lift the rule. */
const toCoverages = ({ key, coverages }: ServiceDocument, wildcardExcluded: ReadonlySet<string>): Service['coverages'] =>
  (coverages ?? []).filter((coverage) => coverage !== 'wildcard' || !wildcardExcluded.has(key))

/** Language of the texts, if they fall back to English (R20). */
const textLanguageOf = (document: object): Pick<Service, 'textLanguage'> => {
  const textLanguage = languageOf(document, 'description')
  return textLanguage === undefined ? {} : { textLanguage }
}

/** `wildcardExcluded`: certificate keys. Throws `RangeError` on a price that no editor could have saved. */
export const toService = (document: ServiceDocument, wildcardExcluded: ReadonlySet<string> = new Set()): Service => ({
  ...textLanguageOf(document),
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
  maxDomains: document.maxDomains ?? 1,
  includedIn: document.includedIn ?? [],
})

export const toExtension = (document: ExtensionDocument): Extension => ({
  ...textLanguageOf(document),
  extension: document.extension,
  price: usdCents(document.price),
  originalPrice: usdCents(document.originalPrice),
  renewal: usdCents(document.renewal),
  minLength: document.minLength ?? 1,
  maxYears: document.maxYears ?? mostYears,
  category: document.category,
  ...toFacts(document),
  features: toFeatures(document.features),
  order: document.order ?? 0,
  ...(document.rdapServer ? { rdapServer: document.rdapServer } : {}),
})

export const toTransferPrice = (document: TransferPriceDocument): TransferPrice => ({
  ...textLanguageOf(document),
  extension: document.extension,
  price: usdCents(document.price),
  originalPrice: usdCents(document.originalPrice),
  popular: document.popular ?? false,
  description: document.description ?? '',
  features: toFeatures(document.features),
})

export const toAddon = (document: AddonDocument): Addon => ({
  ...textLanguageOf(document),
  heroGroup: document.heroGroup,
  icon: document.icon ?? '',
  id: document.key,
  category: document.category,
  name: document.name ?? document.key,
  description: document.description ?? '',
  features: toFeatures(document.features),
  price: usdCents(document.price),
  originalPrice: usdCentsOrNull(document.originalPrice),
  popular: document.popular ?? false,
  recommended: document.recommended ?? false,
  includedIn: document.includedIn ?? [],
  order: document.order ?? 0,
})

/** §9: values used until an editor saves the global. */
const defaults = {
  taxRate: 0.1,
  wildcardMultiplier: 3,
  multiDomainPrice: 149.99,
  transferPrice: 12.99,
  transferOriginalPrice: 19.99,
  sslStrikeMultiplier: 1.2,
  emailStrikeMultiplier: 1.4,
  maxCombinedDiscountPercent: 100,
} as const

export const toPricingSettings = (document: PricingSettingsDocument): PricingSettings => ({
  taxRate: decimalOr(document.taxRate, defaults.taxRate),
  wildcardMultiplier: document.wildcardMultiplier ?? defaults.wildcardMultiplier,
  multiDomainPrice: usdCents(document.multiDomainPrice ?? defaults.multiDomainPrice),
  defaultTransferPrice: usdCents(document.defaultTransferPrice ?? defaults.transferPrice),
  defaultTransferOriginalPrice: usdCents(document.defaultTransferOriginalPrice ?? defaults.transferOriginalPrice),
  sslStrikeMultiplier:
    document.sslStrikeEnabled === false ? null : parseDecimal(document.sslStrikeMultiplier ?? defaults.sslStrikeMultiplier),
  emailStrikeMultiplier:
    document.emailStrikeEnabled === false ? null : parseDecimal(document.emailStrikeMultiplier ?? defaults.emailStrikeMultiplier),
  maxCombinedDiscountPercent: document.maxCombinedDiscountPercent ?? defaults.maxCombinedDiscountPercent,
})

type Row = NonNullable<PricingSettingsDocument['taxRates']>[number]

const instant = (moment: string | null | undefined): number | null => (moment ? Date.parse(moment) : null)

const toTaxRow = ({ country, region, kind, rate, name, validFrom, validTo }: Row): TaxRow => ({
  country: country ?? '',
  region: regionNameOf(country ?? '', region ?? ''),
  kind: taxKinds.find((each) => each === kind) ?? 'everyone',
  rate: parseDecimal(rate),
  name: name ?? '',
  from: instant(validFrom),
  to: instant(validTo),
})

/** Tax table from the pricing settings (T1). */
export const toTaxTable = ({ taxSeat, taxRates }: PricingSettingsDocument): TaxTable => ({
  seat: taxSeat ?? '',
  rows: (taxRates ?? []).map(toTaxRow),
})

import { defaultNameHoldHours, unpaidOrders } from '@/config/limits'
import { defaultLocale } from '@/config/locales'
import type { Catalog, PricingSettings } from '@/core/catalog/types'
import type { AutomaticDiscount } from '@/core/discounts/types'
import type { Currency } from '@/core/money/types'
import type { UnpaidLimits } from '@/core/payments/payment-deadline'
import type { ShownPrices, TaxTable } from '@/core/tax/types'
import type { Addon, AutomaticDiscount as DiscountDocument, Currency as CurrencyDocument, PricingSetting, Service } from '@/payload-types'
import { findPublished, type Reader } from '@/server/platform/find-published'
import { readWithEnglishBehind } from '@/server/platform/text-language'
import { byKey, inOrder, keepDocuments, type Changes, type KeptDocuments } from './kept-documents'
import type { createEndingsReader } from './load-endings'
import { toCurrency } from './mappers/to-currency'
import { toAutomaticDiscount } from './mappers/to-discounts'
import { toAddon } from './mappers/to-domain-products'
import { toPricingSettings } from './mappers/to-pricing-settings'
import { toTaxTable } from './mappers/to-tax-table'
import { toService } from './mappers/to-service'

/** Everything a price depends on but codes, in one language, as it stood at `revision`. */
export interface CatalogSnapshot {
  readonly revision: number
  readonly catalog: Catalog
  /** Those a visitor may choose, in the editor's order. */
  readonly currencies: ReadonlyMap<string, Currency>
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
  /** T1: who is taxed how; without rows the settings' rate is everybody's. */
  readonly tax: TaxTable
  /** T10: how pages show prices; everything else is priced before tax. */
  readonly pricesShown: ShownPrices
  /** N1: how long an order that is not paid yet holds its names. */
  readonly nameHoldHours: number
  /** O16, O18. */
  readonly unpaid: UnpaidLimits
}

/** What there are dozens of, in one language. */
export interface FewDocuments {
  readonly services: KeptDocuments<Service>
  readonly addons: KeptDocuments<Addon>
  readonly currencies: KeptDocuments<CurrencyDocument>
  readonly automaticDiscounts: KeptDocuments<DiscountDocument>
  readonly settings: PricingSetting
}

const loadSettings = ({ payload, locale }: Reader): Promise<PricingSetting> =>
  payload.findGlobal({ slug: 'pricing-settings', depth: 0, locale, fallbackLocale: defaultLocale })

const haveChanged = (changes: Changes): boolean => changes?.some(({ slug }) => slug === 'pricing-settings') ?? true

/** Reads what changed since `before`: one document of one collection as a rule. */
export const loadFew = async (reader: Reader, changes: Changes, before: FewDocuments | undefined): Promise<FewDocuments> => {
  const among = (ids: readonly string[] | null) => (ids === null ? {} : { where: { id: { in: ids } } })
  const [services, addons, currencies, automaticDiscounts, settings] = await Promise.all([
    keepDocuments('services', changes, before?.services, (ids) =>
      readWithEnglishBehind(reader.locale, (fallbackLocale) => findPublished(reader, 'services', { ...among(ids), fallbackLocale })),
    ),
    keepDocuments('addons', changes, before?.addons, (ids) => findPublished(reader, 'addons', among(ids))),
    keepDocuments('currencies', changes, before?.currencies, (ids) => findPublished(reader, 'currencies', among(ids))),
    keepDocuments('automatic-discounts', changes, before?.automaticDiscounts, (ids) =>
      findPublished(reader, 'automatic-discounts', among(ids)),
    ),
    before === undefined || haveChanged(changes) ? loadSettings(reader) : before.settings,
  ])
  return { services, addons, currencies, automaticDiscounts, settings }
}

const orderOf = ({ order }: { readonly order?: number | null }) => order
const keyOf = ({ key }: { readonly key: string }) => key

export const toSnapshot = (
  revision: number,
  { services, addons, currencies, automaticDiscounts, settings }: FewDocuments,
  endings: ReturnType<ReturnType<typeof createEndingsReader>>,
): CatalogSnapshot => {
  const wildcardExcluded = new Set((settings.wildcardExcluded ?? []).map(({ key }) => key))
  const active = inOrder(currencies, { orderOf, keyOf: ({ code }) => code }).filter(({ isActive }) => isActive)
  return {
    revision,
    catalog: {
      services: byKey(
        inOrder(services, { orderOf, keyOf }).map((document) => toService(document, wildcardExcluded)),
        ({ id }) => id,
      ),
      ...endings,
      addons: byKey(inOrder(addons, { orderOf, keyOf }).map(toAddon), ({ id }) => id),
    },
    currencies: byKey(active.map(toCurrency), ({ code }) => code),
    automaticDiscounts: inOrder(automaticDiscounts, { orderOf: ({ priority }) => priority, keyOf }).map(toAutomaticDiscount),
    settings: toPricingSettings(settings),
    tax: toTaxTable(settings),
    pricesShown: settings.pricesShown ?? 'withoutTax',
    nameHoldHours: settings.nameHoldHours ?? defaultNameHoldHours,
    unpaid: {
      transferDays: settings.transferDays ?? unpaidOrders.defaults.transferDays,
      cardMinutes: settings.cardMinutes ?? unpaidOrders.defaults.cardMinutes,
      domains: settings.unpaidDomains ?? unpaidOrders.defaults.domains,
    },
  }
}

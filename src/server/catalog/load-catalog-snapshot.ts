import type { Payload } from 'payload'
import { defaultNameHoldHours } from '@/config/limits'
import { defaultLocale, type Locale } from '@/config/locales'
import { ofFlags, ofTexts, textNames, type TextName } from '@/core/catalog/extension-facts'
import type { Catalog, PricingSettings } from '@/core/catalog/types'
import type { AutomaticDiscount } from '@/core/discounts/types'
import type { Currency } from '@/core/money/types'
import type { ExtensionDocument, TransferPriceDocument } from './mappers/documents'
import { toCurrency } from './mappers/to-currency'
import { toAutomaticDiscount } from './mappers/to-discounts'
import { toAddon, toExtension, toTransferPrice } from './mappers/to-domain-products'
import { toPricingSettings } from './mappers/to-pricing-settings'
import { toService } from './mappers/to-service'
import { findEndingRows, type EndingDocument, type Text } from './ending-repository'
import type { FieldsOf } from '@/server/platform/database/from-columns'
import { findPublished, type Reader } from '@/server/platform/find-published'

/** Everything a price depends on but codes, in one language, as it stood at `revision`. */
export interface CatalogSnapshot {
  readonly revision: number
  readonly catalog: Catalog
  /** Those a visitor may choose, in the editor's order. */
  readonly currencies: ReadonlyMap<string, Currency>
  readonly automaticDiscounts: readonly AutomaticDiscount[]
  readonly settings: PricingSettings
  /** N1: how long an order that is not paid yet holds its names. */
  readonly nameHoldHours: number
}

const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [keyOf(item), item]))

/** What is the same in every language. */
type Numbers<Document> = Omit<Document, TextName | 'features'>

/** What there is a row of for every ending, in all languages: the part of a catalogue that grows. */
export interface Endings {
  readonly extensions: readonly EndingDocument<Numbers<ExtensionDocument>>[]
  readonly transferPrices: readonly EndingDocument<Numbers<TransferPriceDocument>>[]
}

const ofTransferPrice: FieldsOf<Numbers<TransferPriceDocument>> = { extension: true, price: true, originalPrice: true, popular: true }

const ofExtension: FieldsOf<Numbers<ExtensionDocument>> = {
  ...ofTransferPrice,
  ...ofFlags(() => true),
  renewal: true,
  category: true,
  minLength: true,
  rdapServer: true,
  order: true,
}

export const loadEndings = async ({ db: { drizzle } }: Payload): Promise<Endings> => {
  const [extensions, transferPrices] = await Promise.all([
    findEndingRows<Numbers<ExtensionDocument>>(drizzle, 'extensions', ofExtension, textNames),
    findEndingRows<Numbers<TransferPriceDocument>>(drizzle, 'transfer_prices', ofTransferPrice, ['description']),
  ])
  return { extensions, transferPrices }
}

/** R6: what is not translated is English. */
const inLocale = (text: Text, locale: Locale): string | null => text?.[locale] || text?.[defaultLocale] || null

/** A row as the mappers read it, in one language. */
const inLanguage = <Document>({ numbers, texts, features }: EndingDocument<Document>, locale: Locale) => ({
  ...numbers,
  ...ofTexts((name) => inLocale(texts[name] ?? null, locale)),
  features: features.map((text) => ({ text: inLocale(text, locale) })),
})

type EndingsCatalog = Pick<Catalog, 'extensions' | 'transferPrices'>

const endingsIn = ({ extensions, transferPrices }: Endings, locale: Locale): EndingsCatalog => ({
  extensions: byKey(
    extensions.map((row) => toExtension(inLanguage(row, locale))),
    ({ extension }) => extension,
  ),
  transferPrices: byKey(
    transferPrices.map((row) => toTransferPrice(inLanguage(row, locale))),
    ({ extension }) => extension,
  ),
})

/** Reads the rest from the database: five queries, so only when the revision has moved. */
export const loadCatalogSnapshot = async (reader: Reader, revision: number, asked: Promise<Endings>): Promise<CatalogSnapshot> => {
  const [endings, services, addons, currencies, automaticDiscounts, settings] = await Promise.all([
    asked,
    findPublished(reader, 'services', { sort: ['order', 'key'] }),
    findPublished(reader, 'addons', { sort: ['order', 'key'] }),
    findPublished(reader, 'currencies', { sort: ['order', 'code'], where: { isActive: { equals: true } } }),
    findPublished(reader, 'automatic-discounts', { sort: ['priority', 'key'] }),
    reader.payload.findGlobal({
      slug: 'pricing-settings',
      depth: 0,
      locale: reader.locale,
      fallbackLocale: defaultLocale,
    }),
  ])
  const wildcardExcluded = new Set((settings.wildcardExcluded ?? []).map(({ key }) => key))
  return {
    revision,
    catalog: {
      services: byKey(
        services.map((document) => toService(document, wildcardExcluded)),
        ({ id }) => id,
      ),
      ...endingsIn(endings, reader.locale),
      addons: byKey(addons.map(toAddon), ({ id }) => id),
    },
    currencies: byKey(currencies.map(toCurrency), ({ code }) => code),
    automaticDiscounts: automaticDiscounts.map(toAutomaticDiscount),
    settings: toPricingSettings(settings),
    nameHoldHours: settings.nameHoldHours ?? defaultNameHoldHours,
  }
}

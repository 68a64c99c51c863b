import type { Locale } from '@/config/locales'
import type {
  BulkSearchBlock,
  DnsLookupBlock,
  DomainPricingGridBlock,
  DomainSearchWidgetBlock,
  DomainToolsBlock,
  TransferPricingBlock,
  TransferWizardBlock,
  WhoisLookupBlock,
} from '@/payload-types'
import { transferDelays } from '@/request-context'
import { toDomainPricingGridView } from '../domain-pricing-grid/to-view'
import { toDomainToolsView } from '../domain-tools/to-view'
import { toTransferPricingView } from '../transfer-pricing/to-view'
import { toTransferWizardView } from '../transfer-wizard/to-view'
import { readPrices } from './read-prices'

const toHead = ({ heading, intro }: { readonly heading?: string | null; readonly intro?: string | null }) => ({
  heading: heading ?? '',
  intro: intro ?? null,
})

/** The blocks about names: search, prices, transfer and tools. */
export const domainLoaders = {
  'domain-search-widget': (block: DomainSearchWidgetBlock) => toHead(block),
  'domain-pricing-grid': async (block: DomainPricingGridBlock, locale: Locale) =>
    toDomainPricingGridView(block, locale, await readPrices(locale)),
  'domain-tools': (block: DomainToolsBlock, locale: Locale) => toDomainToolsView(block, locale),
  'transfer-pricing': async (block: TransferPricingBlock, locale: Locale) => toTransferPricingView(block, await readPrices(locale)),
  'transfer-wizard': async (block: TransferWizardBlock, locale: Locale) =>
    toTransferWizardView(block, { ...(await readPrices(locale)), delays: transferDelays() }),
  'bulk-search': (block: BulkSearchBlock) => toHead(block),
  'whois-lookup': (block: WhoisLookupBlock) => toHead(block),
  'dns-lookup': (block: DnsLookupBlock) => toHead(block),
}

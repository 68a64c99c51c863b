import { BulkSearch } from '../bulk-search/bulk-search'
import { DnsLookup } from '../dns-lookup/dns-lookup'
import { DomainPricingGrid } from '../domain-pricing-grid/domain-pricing-grid'
import { DomainSearchWidget } from '../domain-search-widget/domain-search-widget'
import { DomainTools } from '../domain-tools/domain-tools'
import { TransferPricing } from '../transfer-pricing/transfer-pricing'
import { TransferWizard } from '../transfer-wizard/transfer-wizard'
import { WhoisLookup } from '../whois-lookup/whois-lookup'
import type { BlockViews, BlockWorld } from './types'

type Level = 1 | 2

/** The blocks about names: search, prices, transfer and tools. */
export const domainSections = {
  'domain-search-widget': (view: BlockViews['domain-search-widget'], { placeholderNames }: BlockWorld) => (
    <DomainSearchWidget view={view} placeholderNames={placeholderNames} />
  ),
  'domain-pricing-grid': (view: BlockViews['domain-pricing-grid']) => <DomainPricingGrid view={view} />,
  'domain-tools': (view: BlockViews['domain-tools']) => <DomainTools view={view} />,
  'transfer-pricing': (view: BlockViews['transfer-pricing']) => <TransferPricing view={view} />,
  'transfer-wizard': (view: BlockViews['transfer-wizard'], { placeholderNames }: BlockWorld, level: Level) => (
    <TransferWizard view={view} placeholderNames={placeholderNames} headingLevel={level} />
  ),
  'bulk-search': (view: BlockViews['bulk-search'], _world: BlockWorld, level: Level) => <BulkSearch view={view} headingLevel={level} />,
  'whois-lookup': (view: BlockViews['whois-lookup'], { placeholderNames }: BlockWorld, level: Level) => (
    <WhoisLookup view={view} placeholderNames={placeholderNames} headingLevel={level} />
  ),
  'dns-lookup': (view: BlockViews['dns-lookup'], { placeholderNames }: BlockWorld, level: Level) => (
    <DnsLookup view={view} placeholderNames={placeholderNames} headingLevel={level} />
  ),
}

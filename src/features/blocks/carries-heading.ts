import type { LoadedBlock } from './types'

const carriers: ReadonlySet<LoadedBlock['slug']> = new Set([
  'hero',
  'domain-hero',
  'hosting-plans',
  'ssl-plans',
  'ssl-chooser',
  'services-grid',
  'pricing-comparison',
  'configurator',
  'hosting-summary',
  'email-plans',
  'transfer-wizard',
  'bulk-search',
  'whois-lookup',
  'dns-lookup',
  'resource-centre',
  'migration-form',
  'contact-form',
])

/** Whether the first section draws the page's h1 itself; a page it does not needs a `PageHead` with one. */
export const firstBlockCarriesHeading = (blocks: readonly LoadedBlock[]): boolean => {
  const [first] = blocks
  return first !== undefined && carriers.has(first.slug) && !(first.slug === 'ssl-plans' && first.view.presentation === 'strip')
}

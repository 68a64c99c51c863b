import { buildEnvironment } from '@/lib/config/env'
import { isOwnMachine } from '@/lib/config/own-machine'
import { defaultSupportAddress } from '@/lib/config/support-address'
import { collectionSeeds, globalSeeds, type CollectionSeed } from './collections'
import { siteSettings } from './content/globals/settings'
import type { SeededKeys } from './seeded-key-repository'

/** Stands among the seeded keys of a shop that was filled without demo content. */
export const withoutDemoNote = ['choices', ['without-demo-content']] as const
const [choices, [withoutDemo]] = withoutDemoNote

/** Invented people, firms and figures: gone without a loss. A page without them leaves their section out. */
const invented: ReadonlySet<string> = new Set(['testimonials', 'case-studies', 'metrics'])

/** The same with another address wherever the demonstration's own stands, also inside of pages. */
const withAddress = (value: unknown, address: string): unknown => {
  if (value === siteSettings.supportEmail) return address
  if (Array.isArray(value)) return value.map((entry: unknown) => withAddress(entry, address))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withAddress(entry, address)]))
}

const catalogueOnly = ({ slug, documents, ...seed }: CollectionSeed, address: string): CollectionSeed => {
  if (invented.has(slug)) return { ...seed, slug, documents: [] }
  const real = documents.map((document) => withAddress(document, address) as object)
  // The specification's codes are there to be looked at: whoever wants one switches it on.
  return { ...seed, slug, documents: slug === 'coupons' ? real.map((document) => ({ ...document, isActive: false })) : real }
}

const catalogueOnlyGlobal = <Seed extends (typeof globalSeeds)[number]>(seed: Seed, address: string): Seed => {
  if (seed.slug !== 'site-settings') return seed
  const { bankDetails: _demonstration, showDemoNotice: _notice, ...settings } = siteSettings
  return { ...seed, document: withAddress(settings, address) }
}

/**
 * What this shop is filled with. Demo content is for a shop on one's own machine, unless `SEED_DEMO_CONTENT` says otherwise: a
 * shop for others begins with the catalogue, and what invites, promises or takes money is its operator's. A shop that
 * once began so stays so, wherever it is copied to.
 */
export const chooseContent = (seeded: SeededKeys) => {
  const { SITE_URL, SEED_DEMO_CONTENT, MAIL_FROM } = buildEnvironment()
  const isWithoutDemo = !(SEED_DEMO_CONTENT ?? (isOwnMachine(SITE_URL) && !seeded.has(choices, withoutDemo)))
  if (!isWithoutDemo) return { collectionSeeds, globalSeeds, isWithoutDemo }
  const address = MAIL_FROM.endsWith('.localdomain') ? defaultSupportAddress : MAIL_FROM
  return {
    collectionSeeds: collectionSeeds.map((seed) => catalogueOnly(seed, address)).filter(({ documents }) => documents.length > 0),
    globalSeeds: globalSeeds.map((seed) => catalogueOnlyGlobal(seed, address)),
    isWithoutDemo,
  }
}

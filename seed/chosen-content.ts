import { buildEnvironment } from '@/lib/config/env'
import { isOwnMachine } from '@/lib/config/own-machine'
import { defaultSupportAddress } from '@/lib/outbox/outbox'
import { collectionSeeds, globalSeeds, type CollectionSeed } from './collections'
import { siteSettings } from './content/globals/settings'
import type { SeededKeys } from './seeded-key-repository'

/** Marks a shop that was seeded without demo content. */
export const withoutDemoNote = ['choices', ['without-demo-content']] as const
const [choices, [withoutDemo]] = withoutDemoNote

const invented: ReadonlySet<string> = new Set(['testimonials', 'case-studies', 'metrics'])

const withAddress = (value: unknown, address: string): unknown => {
  if (value === siteSettings.supportEmail) return address
  if (Array.isArray(value)) return value.map((entry: unknown) => withAddress(entry, address))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withAddress(entry, address)]))
}

const catalogueOnly = ({ slug, documents, ...seed }: CollectionSeed, address: string): CollectionSeed => {
  if (invented.has(slug)) return { ...seed, slug, documents: [] }
  const real = documents.map((document) => withAddress(document, address) as object)
  // The codes of the specification are samples; the operator enables them.
  return { ...seed, slug, documents: slug === 'coupons' ? real.map((document) => ({ ...document, isActive: false })) : real }
}

const catalogueOnlyGlobal = <Seed extends (typeof globalSeeds)[number]>(seed: Seed, address: string): Seed => {
  if (seed.slug !== 'site-settings') return seed
  const { bankDetails: _demonstration, showDemoNotice: _notice, ...settings } = siteSettings
  return { ...seed, document: withAddress(settings, address) }
}

/**
 * Selects what to seed. Demo content is for local shops, unless `SEED_DEMO_CONTENT` overrides it: public shops start with the
 * catalogue, and content that invites, promises or takes money is up to the operator. A shop seeded without it stays so, wherever it
 * is copied to.
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

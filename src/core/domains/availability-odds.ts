import type { UsdCents } from '../money/types'

/** What the odds look at besides the label: a row of the extension catalogue has all of it. */
export interface ExtensionTraits {
  readonly extension: string
  readonly popular: boolean
  readonly price: UsdCents
}

/** S4: every weight of the simulator. Penalties are taken from `base`; of a list, the first row that fits counts. */
export const availabilityWeights = {
  base: 0.95,
  /** §9: never surer than this. */
  cap: 0.9,
  /** Even `a.com` is not impossible. */
  floor: 0.05,
  shortNames: [
    { maximumLength: 3, penalty: 0.6 },
    { maximumLength: 5, penalty: 0.3 },
    { maximumLength: 7, penalty: 0.1 },
  ],
  popularExtension: 0.15,
  keyword: 0.2,
  expensiveExtensions: [
    { fromCents: 3000, penalty: 0.15 },
    { fromCents: 2000, penalty: 0.05 },
  ],
} as const

/** Words of which most names are long gone. */
export const keywords = [
  'app',
  'bank',
  'blog',
  'buy',
  'cloud',
  'crypto',
  'data',
  'food',
  'game',
  'host',
  'hotel',
  'news',
  'online',
  'shop',
  'store',
  'tech',
  'travel',
  'web',
] as const

/** The chance, 0..0.9, that a name is free in the simulation (§9, S4). */
export const availabilityOdds = (label: string, extension: ExtensionTraits): number => {
  const { base, cap, floor, shortNames, expensiveExtensions, popularExtension, keyword } = availabilityWeights
  const short = shortNames.find(({ maximumLength }) => label.length <= maximumLength)?.penalty ?? 0
  const expensive = expensiveExtensions.find(({ fromCents }) => extension.price >= fromCents)?.penalty ?? 0
  const popular = extension.popular ? popularExtension : 0
  const wanted = keywords.some((word) => label.includes(word)) ? keyword : 0
  return Math.min(cap, Math.max(floor, base - short - expensive - popular - wanted))
}

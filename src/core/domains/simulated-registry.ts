import type { AvailabilityStatus } from './types'
import type { RegistrationData, DnsRecord, DnsRecordType } from './registry'
import { splitDomain } from './parse-domain'
import type { UsdCents } from '../money/types'

/** S14: well-known domains are always taken, so the simulation never offers them. */
export const wellKnownDomains: ReadonlySet<string> = new Set(
  `
  adobe.com airbnb.com aliexpress.com amazon.com amazon.de amazon.es amazon.fr apple.com baidu.com bbc.com bing.com booking.com chatgpt.com
  cloudflare.com cnn.com domain.com dropbox.com duckduckgo.com ebay.com ebay.de etsy.com example.com example.net example.org facebook.com
  figma.com github.com gitlab.com gmail.com godaddy.com google.com google.de google.es google.fr ikea.com instagram.com lego.com linkedin.com
  microsoft.com mozilla.org myshop.com mywebsite.com namecheap.com netflix.com nike.com notion.com nytimes.com openai.com paypal.com
  pinterest.com reddit.com samsung.com shopify.com slack.com sony.com spotify.com squarespace.com stackoverflow.com stripe.com tesla.com
  test.com tiktok.com twitter.com uber.com website.com whatsapp.com wikipedia.org wix.com wordpress.com wordpress.org x.com yahoo.com
  youtube.com zoom.com
  `
    .trim()
    .split(/\s+/),
)

/** Label prefixes that force a result, for demonstrating each state: `unknown-shop.com` is unknown. */
const simulatedNames = { unknown: 'unknown-', taken: 'taken-', locked: 'locked-', young: 'young-' } as const

/** Names beginning with `locked-` and `young-` are taken. */
const simulatedMarker = (label: string): keyof typeof simulatedNames | undefined =>
  (Object.keys(simulatedNames) as (keyof typeof simulatedNames)[]).find((marker) => label.startsWith(simulatedNames[marker]))

export const simulatedStatus = (label: string): AvailabilityStatus | undefined => {
  const marker = simulatedMarker(label)
  return marker === undefined || marker === 'unknown' ? marker : 'taken'
}

const FNV_OFFSET_BASIS = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** FNV-1a over UTF-16 code units, byte by byte; unsigned 32-bit. */
const fowlerNollVo = (text: string): number => {
  let hash = FNV_OFFSET_BASIS
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    hash = Math.imul(hash ^ (unit & 0xff), FNV_PRIME)
    hash = Math.imul(hash ^ (unit >>> 8), FNV_PRIME)
  }
  return hash >>> 0
}

/** Avalanche step, so that names that differ only in the last letter get unrelated values. */
const scatter = (hash: number): number => {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Deterministic unsigned 32-bit hash (S4). Not cryptographic. */
export const hashText = (text: string): number => scatter(fowlerNollVo(text))

/** Deterministic fraction 0 ≤ f < 1 (S4). */
export const hashFraction = (text: string): number => hashText(text) / 2 ** 32

const DAY = 86_400_000
const FIRST_REGISTRATION = Date.UTC(2001, 0, 1)
const REGISTRATION_SPAN_IN_DAYS = 8000
const YOUNG_DAYS = 20
/** Most owners keep the transfer lock enabled. */
const LOCKED_SHARE = 0.6

const registrars = ['Northgate Names', 'Blue Harbour Registry Services', 'Plainfield Domains', 'Old Mill Registrar'] as const

const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** First anniversary of `start` after `now`: domains are registered by the year (§9). */
const nextAnniversary = (start: number, now: number): number => {
  const from = new Date(start)
  const anniversaryIn = (year: number) => Date.UTC(year, from.getUTCMonth(), from.getUTCDate())
  const thisYear = new Date(now).getUTCFullYear()
  return anniversaryIn(thisYear) > now ? anniversaryIn(thisYear) : anniversaryIn(thisYear + 1)
}

/** S4: deterministic registration data of a taken domain. `now` in epoch milliseconds. */
export const simulateRegistration = (
  domain: string,
  now: number,
  seed = '',
): Required<{ [Key in keyof RegistrationData]: NonNullable<RegistrationData[Key]> }> => {
  const age = Math.floor(hashFraction(`${seed}|registered|${domain}`) * REGISTRATION_SPAN_IN_DAYS)
  const marker = simulatedMarker(splitDomain(domain).label)
  const registered = marker === 'young' ? now - YOUNG_DAYS * DAY : Math.min(FIRST_REGISTRATION + age * DAY, now - DAY)
  const isLocked = marker === 'locked' || (marker === undefined && hashFraction(`${seed}|locked|${domain}`) < LOCKED_SHARE)
  const expires = nextAnniversary(registered, now)
  const lastRenewal = Math.max(registered, expires - 366 * DAY)
  const host = hashText(`${seed}|host|${domain}`) % 90
  return {
    domain,
    registrar: registrars[hashText(`${seed}|registrar|${domain}`) % registrars.length] ?? registrars[0],
    registeredOn: isoDay(registered),
    updatedOn: isoDay(lastRenewal),
    expiresOn: isoDay(expires),
    statuses: [isLocked ? 'client transfer prohibited' : 'active'],
    nameServers: [`ns1.host${host + 10}.example`, `ns2.host${host + 10}.example`],
  }
}

const HOUR = 3_600

/**
 * S14: deterministic records of a taken domain. Nameservers match the WHOIS lookup; addresses are documentation ranges (RFC 5737, RFC
 * 3849).
 */
export const simulateRecords = (
  name: string,
  registered: string,
  now: number,
  seed = '',
): Readonly<Record<DnsRecordType, readonly DnsRecord[]>> => {
  const record = (value: string, more: Partial<DnsRecord> = {}): DnsRecord => ({ value, priority: null, timeToLive: null, ...more })
  const { nameServers } = simulateRegistration(registered, now, seed)
  const [first = ''] = nameServers
  const host = hashText(`${seed}|address|${registered}`)
  const atApex = (...records: readonly DnsRecord[]) => (name === registered ? records : [])
  return {
    A: [record(`203.0.113.${(host % 254) + 1}`, { timeToLive: HOUR })],
    AAAA: [record(`2001:db8::${((host >>> 8) % 0xffff).toString(16)}`, { timeToLive: HOUR })],
    CNAME: [],
    MX: atApex(record(`mail.${registered}`, { priority: 10 })),
    NS: atApex(...nameServers.map((server) => record(server))),
    TXT: atApex(record('v=spf1 mx -all')),
    SOA: atApex(record(`${first} hostmaster.${registered} 1 7200 3600 1209600 3600`)),
    CAA: [],
  }
}

export interface ExtensionTraits {
  readonly extension: string
  readonly popular: boolean
  readonly price: UsdCents
}

/** S4: penalties are subtracted from `base`; in a list the first match applies. */
export const availabilityWeights = {
  base: 0.95,
  /** §9: upper limit. */
  cap: 0.9,
  /** Lower limit, so that even `a.com` remains possible. */
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

/** Words for which most names are taken. */
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

/** §9, S4: probability 0..0.9 that a name is available. */
export const availabilityOdds = (label: string, extension: ExtensionTraits): number => {
  const { base, cap, floor, shortNames, expensiveExtensions, popularExtension, keyword } = availabilityWeights
  const short = shortNames.find(({ maximumLength }) => label.length <= maximumLength)?.penalty ?? 0
  const expensive = expensiveExtensions.find(({ fromCents }) => extension.price >= fromCents)?.penalty ?? 0
  const popular = extension.popular ? popularExtension : 0
  const wanted = keywords.some((word) => label.includes(word)) ? keyword : 0
  return Math.min(cap, Math.max(floor, base - short - expensive - popular - wanted))
}

/** S4: derived from the name, so that reloads give the same result. */
export const simulateAvailability = (label: string, extension: ExtensionTraits, seed = ''): Exclude<AvailabilityStatus, 'unknown'> =>
  hashFraction(`${seed}|${label}${extension.extension}`) < availabilityOdds(label, extension) ? 'available' : 'taken'

import type { Access } from '../provisioning/provisioning'
import type { SubscriptionKind } from '../subscriptions/types'
import { apex, type RecordSet, type ZoneRecordType } from './records'

/** A record's purpose, which decides whether it competes with others of its type. */
type RecordPurpose = 'web' | 'mail' | 'certificate'

/** Records that a domain needs for a purchased service. */
export interface WantedSet extends RecordSet {
  readonly purpose: RecordPurpose
}

/** In seconds; short enough to move a site within the hour. */
const ttl = 3600

const set = (purpose: RecordPurpose, name: string, type: ZoneRecordType, ...values: readonly string[]): WantedSet => ({
  purpose,
  name,
  type,
  ttl,
  values,
})

/** C4: for the website on the apex domain and on `www`. */
const webRecords = ({ ipv4, ipv6 }: Pick<Access, 'ipv4' | 'ipv6'>): readonly WantedSet[] =>
  [apex, 'www'].flatMap((name) => [
    ...(ipv4 === undefined ? [] : [set('web', name, 'A', ipv4)]),
    ...(ipv6 === undefined ? [] : [set('web', name, 'AAAA', ipv6)]),
  ])

/** C4: for mail: delivery (MX), permitted senders (SPF, RFC 7208) and the policy for forgeries (DMARC, RFC 7489). */
const mailRecords = ({ mailHost }: Pick<Access, 'mailHost'>): readonly WantedSet[] =>
  mailHost === undefined
    ? []
    : [
        set('mail', apex, 'MX', `10 ${mailHost}`),
        set('mail', apex, 'TXT', `v=spf1 a:${mailHost} ~all`),
        set('mail', '_dmarc', 'TXT', 'v=DMARC1; p=quarantine'),
      ]

/** C8: DKIM key that signs the domain's mail (RFC 6376). */
const dkimRecords = ({ dkim }: Pick<Access, 'dkim'>): readonly WantedSet[] =>
  dkim === undefined ? [] : [set('mail', `${dkim.selector}._domainkey`, 'TXT', `v=DKIM1; k=rsa; p=${dkim.publicKey}`)]

/** C4: CAA record for the certificate authority (RFC 8659). */
const certificateRecords = (issuer: string): readonly WantedSet[] => [set('certificate', apex, 'CAA', `0 issue "${issuer}"`)]

/** C4: records that a subscription needs in its domain's DNS. Empty until the host reports an address or a mail server. */
export const wantedRecords = (kind: SubscriptionKind, access: Access | null, issuer: string): readonly WantedSet[] => {
  if (kind === 'ssl') return certificateRecords(issuer)
  if (access === null) return []
  const mail = [...mailRecords(access), ...dkimRecords(access)]
  return kind === 'email' ? mail : [...webRecords(access), ...mail]
}

/** C5: record sets that an owner can add to a zone in one step. */
export const recordPresets = {
  google: [
    set('mail', apex, 'MX', '1 smtp.google.com'),
    set('mail', apex, 'TXT', 'v=spf1 include:_spf.google.com ~all'),
    set('mail', '_dmarc', 'TXT', 'v=DMARC1; p=quarantine'),
  ],
  parked: [set('mail', apex, 'MX', '0 .'), set('mail', apex, 'TXT', 'v=spf1 -all'), set('mail', '_dmarc', 'TXT', 'v=DMARC1; p=reject')],
} as const satisfies Record<string, readonly WantedSet[]>

export const presetNames = ['google', 'microsoft', 'parked'] as const
export type RecordPreset = (typeof presetNames)[number]

/** C5: Microsoft derives the tenant's mail server name from the domain. */
export const microsoftRecords = (domain: string): readonly WantedSet[] => [
  set('mail', apex, 'MX', `0 ${domain.replaceAll('.', '-')}.mail.protection.outlook.com`),
  set('mail', apex, 'TXT', 'v=spf1 include:spf.protection.outlook.com -all'),
  set('mail', 'autodiscover', 'CNAME', 'autodiscover.outlook.com'),
  set('mail', '_dmarc', 'TXT', 'v=DMARC1; p=quarantine'),
]

/** `missing` can be added without changing existing records; `differs` would replace the owner's own records. */
type SetState = 'present' | 'missing' | 'differs'

export interface ComparedSet {
  readonly wanted: WantedSet
  readonly state: SetState
  /** Values found instead of the wanted ones. */
  readonly found: readonly string[]
}

/** TXT records compete only with those of the same purpose: a second SPF or DMARC record would invalidate both. */
const competes = (type: ZoneRecordType, wanted: string, value: string): boolean =>
  type !== 'TXT' || value.split(/[ ;]/, 1)[0]?.toLowerCase() === wanted.split(/[ ;]/, 1)[0]?.toLowerCase()

type FoundRecord = Pick<RecordSet, 'name' | 'type' | 'values'>

const compareSet = (found: readonly FoundRecord[], wanted: WantedSet): ComparedSet => {
  const there = found.find(({ name, type }) => name === wanted.name && type === wanted.type)?.values ?? []
  if (wanted.values.every((value) => there.includes(value))) return { wanted, state: 'present', found: there }
  const alias = wanted.type === 'CNAME' ? undefined : found.find(({ name, type }) => name === wanted.name && type === 'CNAME')
  const beside = wanted.type === 'CNAME' ? found.filter(({ name, type }) => name === wanted.name && type !== 'CNAME') : []
  const rivals = wanted.values.flatMap((value) => there.filter((other) => competes(wanted.type, value, other)))
  const inTheWay = [...rivals, ...(alias?.values ?? []), ...beside.flatMap(({ values }) => values)]
  return { wanted, state: inTheWay.length > 0 ? 'differs' : 'missing', found: inTheWay }
}

/** C4: compares each wanted set with the zone or with public DNS. */
export const compareRecords = (found: readonly FoundRecord[], wanted: readonly WantedSet[]): readonly ComparedSet[] =>
  wanted.map((each) => compareSet(found, each))

/** Merges a missing set into the existing one, keeping TXT records with other purposes. */
export const mergedSet = (before: RecordSet | null, { name, type, ttl: seconds, values }: WantedSet): RecordSet => ({
  name,
  type,
  ttl: before?.ttl ?? seconds,
  values: [...(before?.values ?? []), ...values.filter((value) => !before?.values.includes(value))],
})

/** `waiting`: the host has not reported its addresses yet, or the domain is not registered yet. */
export type ConnectionState = 'waiting' | 'connected' | 'differs' | 'missing'

export const stateOfConnection = (compared: readonly ComparedSet[]): ConnectionState => {
  if (compared.length === 0) return 'waiting'
  if (compared.every(({ state }) => state === 'present')) return 'connected'
  return compared.some(({ state }) => state === 'differs') ? 'differs' : 'missing'
}

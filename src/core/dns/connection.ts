import type { Access } from '../provisioning/provisioning'
import type { SubscriptionKind } from '../subscriptions/types'
import { apex, type RecordSet, type ZoneRecordType } from './records'

/** What a record is for. */
export type RecordPurpose = 'web' | 'mail' | 'certificate'

/** Records that a domain needs to reach what was bought for it. */
export interface WantedSet extends RecordSet {
  readonly purpose: RecordPurpose
}

/** Seconds: short enough to move a site within the hour. */
const ttl = 3600

const set = (purpose: RecordPurpose, name: string, type: ZoneRecordType, ...values: readonly string[]): WantedSet => ({
  purpose,
  name,
  type,
  ttl,
  values,
})

/** C4: a site at the domain itself and at `www`. */
export const webRecords = ({ ipv4, ipv6 }: Pick<Access, 'ipv4' | 'ipv6'>): readonly WantedSet[] =>
  [apex, 'www'].flatMap((name) => [
    ...(ipv4 === undefined ? [] : [set('web', name, 'A', ipv4)]),
    ...(ipv6 === undefined ? [] : [set('web', name, 'AAAA', ipv6)]),
  ])

/** C4: mailboxes: where mail is delivered, who may send it (RFC 7208), and what to do with forgeries (RFC 7489). */
export const mailRecords = ({ mailHost }: Pick<Access, 'mailHost'>): readonly WantedSet[] =>
  mailHost === undefined
    ? []
    : [
        set('mail', apex, 'MX', `10 ${mailHost}`),
        set('mail', apex, 'TXT', `v=spf1 a:${mailHost} ~all`),
        set('mail', '_dmarc', 'TXT', 'v=DMARC1; p=quarantine'),
      ]

/** C8: the key that signs the domain's mail (RFC 6376). */
export const dkimRecords = ({ dkim }: Pick<Access, 'dkim'>): readonly WantedSet[] =>
  dkim === undefined ? [] : [set('mail', `${dkim.selector}._domainkey`, 'TXT', `v=DKIM1; k=rsa; p=${dkim.publicKey}`)]

/** C4: who may issue certificates for the domain (RFC 8659). */
export const certificateRecords = (issuer: string): readonly WantedSet[] => [set('certificate', apex, 'CAA', `0 issue "${issuer}"`)]

/** C4: what a subscription needs of its domain's DNS. Hosts that give no address or mail server want nothing. */
export const wantedRecords = (kind: SubscriptionKind, access: Access | null, issuer: string): readonly WantedSet[] => {
  if (kind === 'ssl') return certificateRecords(issuer)
  if (access === null) return []
  const mail = [...mailRecords(access), ...dkimRecords(access)]
  return kind === 'email' ? mail : [...webRecords(access), ...mail]
}

/** C5: ready-made sets that an owner puts into a zone as a whole. */
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

/** C5: Microsoft names a tenant's mail server after the domain. */
export const microsoftRecords = (domain: string): readonly WantedSet[] => [
  set('mail', apex, 'MX', `0 ${domain.replaceAll('.', '-')}.mail.protection.outlook.com`),
  set('mail', apex, 'TXT', 'v=spf1 include:spf.protection.outlook.com -all'),
  set('mail', 'autodiscover', 'CNAME', 'autodiscover.outlook.com'),
  set('mail', '_dmarc', 'TXT', 'v=DMARC1; p=quarantine'),
]

/** `missing` can be written without touching anything; `differs` would replace what somebody else set. */
export type SetState = 'present' | 'missing' | 'differs'

export interface ComparedSet {
  readonly wanted: WantedSet
  readonly state: SetState
  /** What is there in its place. */
  readonly found: readonly string[]
}

/** Of text records only those of the same purpose compete: a second SPF or DMARC policy would make both invalid. */
const competes = (type: ZoneRecordType, wanted: string, value: string): boolean =>
  type !== 'TXT' || value.split(/[ ;]/, 1)[0]?.toLowerCase() === wanted.split(/[ ;]/, 1)[0]?.toLowerCase()

type Found = Pick<RecordSet, 'name' | 'type' | 'values'>

const compareSet = (found: readonly Found[], wanted: WantedSet): ComparedSet => {
  const there = found.find(({ name, type }) => name === wanted.name && type === wanted.type)?.values ?? []
  if (wanted.values.every((value) => there.includes(value))) return { wanted, state: 'present', found: there }
  const alias = wanted.type === 'CNAME' ? undefined : found.find(({ name, type }) => name === wanted.name && type === 'CNAME')
  const beside = wanted.type === 'CNAME' ? found.filter(({ name, type }) => name === wanted.name && type !== 'CNAME') : []
  const rivals = wanted.values.flatMap((value) => there.filter((other) => competes(wanted.type, value, other)))
  const inTheWay = [...rivals, ...(alias?.values ?? []), ...beside.flatMap(({ values }) => values)]
  return { wanted, state: inTheWay.length > 0 ? 'differs' : 'missing', found: inTheWay }
}

/** C4: every wanted set beside what the zone, or the DNS, says. */
export const compareRecords = (found: readonly Found[], wanted: readonly WantedSet[]): readonly ComparedSet[] =>
  wanted.map((each) => compareSet(found, each))

/** What a missing set makes of the one that is there: text records of other purposes stay. */
export const mergedSet = (before: RecordSet | null, { name, type, ttl: seconds, values }: WantedSet): RecordSet => ({
  name,
  type,
  ttl: before?.ttl ?? seconds,
  values: [...(before?.values ?? []), ...values.filter((value) => !before?.values.includes(value))],
})

export const connectionStates = ['waiting', 'connected', 'differs', 'missing'] as const
/** `waiting`: the host has not said yet where it is, or the registry has not registered the domain. */
export type ConnectionState = (typeof connectionStates)[number]

export const stateOfConnection = (compared: readonly ComparedSet[]): ConnectionState => {
  if (compared.length === 0) return 'waiting'
  if (compared.every(({ state }) => state === 'present')) return 'connected'
  return compared.some(({ state }) => state === 'differs') ? 'differs' : 'missing'
}

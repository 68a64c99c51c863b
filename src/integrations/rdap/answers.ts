import { z } from 'zod'
import type { FetchResult } from './fetch-safely'
import type { RegistrationData } from '@/core/domains/registry'

/** RFC 9083 §5.1-5.3, parsed leniently: except for the name, missing or malformed fields are dropped. */
const event = z.object({ eventAction: z.string(), eventDate: z.string() })

const registrarEntity = z.object({
  roles: z.array(z.string()),
  // RFC 7095: ["vcard", [[name, parameters, type, value], …]].
  vcardArray: z
    .tuple([z.literal('vcard'), z.array(z.array(z.unknown()))])
    .optional()
    .catch(undefined),
})

const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item.nullable().catch(null))
    .transform((all) => all.filter((each) => each !== null).slice(0, 100))
    .catch([])

const domainSchema = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.string(),
  status: listOf(z.string()),
  events: listOf(event),
  entities: listOf(registrarEntity),
  nameservers: listOf(z.object({ ldhName: z.string() })),
})

/** RFC 9083 §6. */
const errorSchema = z.object({ errorCode: z.number(), rdapConformance: z.array(z.string()).optional().catch(undefined) })

const conformanceSchema = z.object({ rdapConformance: z.array(z.string()) })

/** RFC 9083 §4.1: every response states its conformance. */
const baseConformance = 'rdap_level_0'

type RdapDomain = z.output<typeof domainSchema>

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const readRdapDomain = (body: string): RdapDomain | null => domainSchema.safeParse(parseJson(body)).data ?? null

interface RdapError {
  readonly errorCode: number
  readonly saysItIsRdap: boolean
}

const readRdapError = (body: string): RdapError | null => {
  const { data } = errorSchema.safeParse(parseJson(body))
  return data ? { errorCode: data.errorCode, saysItIsRdap: data.rdapConformance?.includes(baseConformance) ?? false } : null
}

/** RFC 9082 §3.1.6. */
export const isRdapHelp = (body: string): boolean =>
  conformanceSchema.safeParse(parseJson(body)).data?.rdapConformance.includes(baseConformance) ?? false

export type RdapAnswer =
  | { readonly kind: 'found'; readonly document: RdapDomain }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unknown' }

type RdapVerdict =
  | { readonly kind: 'found'; readonly document: RdapDomain }
  /** `isProven`: the response itself is RDAP; otherwise the server must prove that it speaks RDAP. */
  | { readonly kind: 'not-found'; readonly isProven: boolean }
  | { readonly kind: 'unknown' }

const unknown: RdapVerdict = { kind: 'unknown' }

const mediaTypeOf = (header: string | undefined): string => (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** `EXAMPLE.COM.` → `example.com`. */
const plainName = (name: string): string => name.toLowerCase().replace(/\.$/, '')

/**
 * S3, RFC 7480 §5: the only place that interprets responses. Taken: 200 with a domain object of exactly this name. Not registered: 404 from
 * the authoritative server itself with an RDAP error object, or with an empty body if the server is proven. A 404 with HTML or plain text
 * comes from a web server, one behind a redirect to another host is not the registry's: both are unknown, as is everything else.
 */
export const readAnswer = (domain: string, answer: FetchResult): RdapVerdict => {
  if (answer.kind === 'fault') return unknown
  const { status, body, isSameOrigin } = answer
  if (status === 200) {
    const document = readRdapDomain(body)
    return document && plainName(document.ldhName) === domain ? { kind: 'found', document } : unknown
  }
  if (status !== 404 || !isSameOrigin) return unknown
  const mediaType = mediaTypeOf(answer.headers['content-type'])
  if (mediaType !== '' && mediaType !== 'application/rdap+json' && mediaType !== 'application/json') return unknown
  if (body.trim() === '') return { kind: 'not-found', isProven: false }
  const error = readRdapError(body)
  if (error?.errorCode !== 404) return unknown
  return { kind: 'not-found', isProven: error.saysItIsRdap || mediaType === 'application/rdap+json' }
}

const MAXIMUM_LISTED = 20

const dayOf = ({ events }: RdapDomain, action: string): string | null => {
  const instant = Date.parse(events.find(({ eventAction }) => eventAction.toLowerCase() === action)?.eventDate ?? '')
  return Number.isNaN(instant) ? null : new Date(instant).toISOString().slice(0, 10)
}

/** Text value of a vCard property (RFC 7095). */
const textOf = (card: readonly (readonly unknown[])[], name: string): string | null => {
  const value = card.find(([property]) => property === name)?.[3]
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 120) : null
}

/** Registrar's company name; names of individuals are not disclosed. */
const registrarOf = ({ entities }: RdapDomain): string | null => {
  const card = entities.find(({ roles }) => roles.includes('registrar'))?.vcardArray?.[1]
  if (!card || textOf(card, 'kind') === 'individual') return null
  return textOf(card, 'fn') ?? textOf(card, 'org')
}

const hostName = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})+$/

/** RFC 8056. */
const statusWords = /^[a-z][a-z ]{1,50}$/

const distinct = (all: readonly string[], shape: RegExp): readonly string[] =>
  [...new Set(all.filter((each) => shape.test(each)))].slice(0, MAXIMUM_LISTED)

/** Public subset of the registration data: no owner, address or remark. */
export const toRegistration = (domain: string, document: RdapDomain): RegistrationData => ({
  domain,
  registrar: registrarOf(document),
  registeredOn: dayOf(document, 'registration'),
  updatedOn: dayOf(document, 'last changed'),
  expiresOn: dayOf(document, 'expiration'),
  statuses: distinct(
    document.status.map((status) => status.trim().toLowerCase()),
    statusWords,
  ),
  nameServers: distinct(
    document.nameservers.map(({ ldhName }) => ldhName.toLowerCase().replace(/\.$/, '')),
    hostName,
  ),
})

import pLimit, { type LimitFunction } from 'p-limit'
import { isServiceUnavailable, type Circuit } from '@/core/circuit-breaker'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type Fetched, fetchSafely } from './fetch-safely'
import { circuitLimits } from '@/lib/config/circuit-limits'
import { domainSearchLimits, rdapLimits } from '@/lib/config/limits'
import type { RegistrationData } from '@/core/domains/registry'

interface HostGateOptions {
  /** Parallel queries per server. */
  readonly perHost: number
  /** Queue length per server; further queries are rejected at once. */
  readonly maximumWaiting: number
  readonly circuitOf: (host: string) => Circuit
  readonly now: () => number
}

/** `nothing`: no indication of health; `silence`: no response. `again`: requested pause in ms. */
type HostReport = 'well' | 'fault' | 'silence' | 'nothing' | { readonly again: number }

interface HostState {
  readonly limit: LimitFunction
  readonly circuit: Circuit
  isFaulty: boolean
  pausedUntil: number
}

/** Limits concurrency per server and skips servers that are down or requested a pause. */
interface HostGate {
  /** `null` if rejected or not answered in time. */
  readonly pass: <Answer>(host: string, ask: (report: (how: HostReport) => void) => Promise<Answer>) => Promise<Answer | null>
}

const createHostGate = ({ perHost, maximumWaiting, circuitOf, now }: HostGateOptions): HostGate => {
  const hosts = new Map<string, HostState>()
  const stateOf = (host: string): HostState => {
    const known = hosts.get(host) ?? {
      limit: pLimit({ concurrency: perHost, rejectOnClear: true }),
      circuit: circuitOf(host),
      isFaulty: false,
      pausedUntil: 0,
    }
    hosts.set(host, known)
    return known
  }

  const settle = (state: HostState, how: HostReport): void => {
    if (how !== 'nothing') state.isFaulty = how !== 'well'
    // After a failure, one query at a time probes whether the server is back.
    state.limit.concurrency = state.isFaulty ? 1 : perHost
    if (typeof how === 'object') state.pausedUntil = Math.max(state.pausedUntil, now() + how.again)
    // Don't queue behind a server that does not respond.
    if (how === 'silence' || state.circuit.isShut() || now() < state.pausedUntil) state.limit.clearQueue()
  }

  const hasRoom = ({ limit, isFaulty }: HostState): boolean =>
    limit.activeCount < limit.concurrency || limit.pendingCount < (isFaulty ? 0 : maximumWaiting)

  return {
    pass: async (host, ask) => {
      const state = stateOf(host)
      if (now() < state.pausedUntil || !hasRoom(state)) return null
      const question = state.limit(async () => {
        let how: HostReport = 'nothing'
        try {
          return await state.circuit.call(
            () => ask((report) => (how = report)),
            () => how === 'fault' || how === 'silence',
          )
        } catch (fault) {
          if (!isServiceUnavailable(fault)) how = 'silence'
          return null
        } finally {
          settle(state, how)
        }
      })
      // Clearing the queue rejects the waiting callers.
      return question.catch(() => null)
    },
  }
}

interface ProvenServersOptions {
  /** Whether the server answers `help` as RDAP (RFC 9082 §3.1.6). */
  readonly ask: (server: string) => Promise<boolean>
  readonly now: () => number
  /** Milliseconds a positive and a negative result are cached. */
  readonly provenFor: number
  readonly unprovenFor: number
}

/** Well above the number of registries. */
const mostServers = 2_000

/**
 * Some registries send 404 without a body, as does any web server at a wrong URL. Such an answer counts only if the server has proven that
 * it speaks RDAP.
 */
const createProvenServers = ({ ask, now, provenFor, unprovenFor }: ProvenServersOptions): ((server: string) => Promise<boolean>) => {
  const known = new LRUCache<string, Promise<boolean>>({ max: mostServers, perf: { now }, ttlResolution: 0 })
  return (server) => {
    const before = known.get(server)
    if (before) return before
    const isProven = ask(server)
    known.set(server, isProven)
    return isProven.then((is) => {
      known.set(server, isProven, { ttl: is ? provenFor : unprovenFor })
      return is
    })
  }
}

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
const isRdapHelp = (body: string): boolean =>
  conformanceSchema.safeParse(parseJson(body)).data?.rdapConformance.includes(baseConformance) ?? false

export type RdapAnswer =
  | { readonly kind: 'found'; readonly document: RdapDomain }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unknown' }

/** RFC 9110 §13: validators for conditional requests. */
interface Validators {
  readonly etag?: string | undefined
  readonly lastModified?: string | undefined
}

/** `unknown` is never cached, so that it can be retried at once (S3). */
interface KeptAnswer extends Validators {
  readonly answer: Exclude<RdapAnswer, { kind: 'unknown' }>
  /** Epoch milliseconds; revalidated afterwards. */
  readonly freshUntil: number
}

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
const readAnswer = (domain: string, answer: Fetched): RdapVerdict => {
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

/** Bounds for Retry-After, in ms. */
const LONGEST = 3_600_000
const SHORTEST = 1_000

/** RFC 9110 §10.2.3: seconds or a date, returned in ms; `fallback` if unusable. */
const readRetryAfter = (header: string | undefined, now: number, fallback: number): number => {
  const value = header?.trim() ?? ''
  const wait = /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now
  return Number.isFinite(wait) ? Math.min(Math.max(wait, SHORTEST), LONGEST) : fallback
}

export interface RdapClientOptions {
  /** Base URL of the authoritative server for a TLD (`.com`); `null` if unknown. */
  readonly findServer: (extension: string) => Promise<string | null>
  /** Epoch milliseconds. */
  readonly now?: () => number
  readonly circuitOf: (host: string) => Circuit
  /** Allows plain HTTP to this machine, for tests. */
  readonly allowLoopback?: boolean
  readonly limits?: Partial<Record<keyof typeof rdapLimits | 'answerTimeout' | 'timeout', number>>
}

export interface RdapClient {
  /** Never rejects. */
  readonly ask: (domain: string) => Promise<RdapAnswer>
  /** Milliseconds. */
  readonly answerTimeout: number
}

const NAME = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/
/** Milliseconds the request timeout precedes the caller's, so that it is recorded as silence. */
const timeoutMarginMs = 100

const unknownRegistration: RdapAnswer = { kind: 'unknown' }

/** Revalidates a cached answer with a conditional request. */
const createGet =
  (limits: Readonly<Record<keyof typeof rdapLimits | 'timeout', number>>, allowLoopback: boolean) =>
  (address: string, kept?: KeptAnswer): Promise<Fetched> =>
    fetchSafely(address, {
      allowLoopback,
      signal: AbortSignal.timeout(limits.timeout),
      maximumBytes: limits.bytes,
      maximumRedirects: limits.redirects,
      headers: {
        Accept: 'application/rdap+json, application/json;q=0.9',
        ...(kept?.etag ? { 'If-None-Match': kept.etag } : {}),
        ...(kept?.lastModified ? { 'If-Modified-Since': kept.lastModified } : {}),
      },
    })

const reportOf = (response: Fetched, answer: RdapAnswer, againAt: (retryAfter: string | undefined) => number): HostReport => {
  if (answer.kind !== 'unknown') return 'well'
  if (response.kind === 'fault') return response.fault === 'silence' ? 'silence' : 'fault'
  const { status, headers } = response
  if (status === 429 || status === 503) return { again: againAt(headers['retry-after']) }
  return status >= 500 || status === 200 ? 'fault' : 'nothing'
}

/** RFC 7480, RFC 9082: shared by the search and the WHOIS lookup, so that they agree. */
export const createRdapClient = ({
  findServer,
  circuitOf,
  now = Date.now,
  allowLoopback = false,
  limits: more = {},
}: RdapClientOptions): RdapClient => {
  const limits = {
    ...rdapLimits,
    timeout: circuitLimits.registry.patience - timeoutMarginMs,
    answerTimeout: domainSearchLimits.answerTimeout,
    ...more,
  }
  const cache = new LRUCache<string, KeptAnswer>({ max: limits.kept })
  const gate = createHostGate({ ...limits, maximumWaiting: limits.waitingPerHost, circuitOf, now })
  const running = new Map<string, Promise<RdapAnswer>>()

  const get = createGet(limits, allowLoopback)
  const isProven = createProvenServers({
    ...limits,
    now,
    ask: async (server) => {
      const answer = await get(`${server}help`)
      return answer.kind === 'response' && answer.status === 200 && answer.isSameOrigin && isRdapHelp(answer.body)
    },
  })

  const keep = (key: string, answer: KeptAnswer['answer'], response: Fetched): RdapAnswer => {
    const { etag, 'last-modified': lastModified } = response.kind === 'response' ? response.headers : {}
    const validators = answer.kind === 'found' ? { etag, lastModified } : {}
    cache.set(key, { answer, ...validators, freshUntil: now() + (answer.kind === 'found' ? limits.takenFor : limits.freeFor) })
    return answer
  }

  const judge = async (server: string, domain: string, kept: KeptAnswer | undefined, response: Fetched): Promise<RdapAnswer> => {
    const key = `${server}${domain}`
    // Accept 304 only for our own conditional request on a positive answer.
    const isStillSo = kept?.answer.kind === 'found' && (kept.etag ?? kept.lastModified) !== undefined
    if (response.kind === 'response' && response.status === 304 && response.isSameOrigin && isStillSo) {
      cache.set(key, { ...kept, freshUntil: now() + limits.takenFor })
      return kept.answer
    }
    const verdict = readAnswer(domain, response)
    if (verdict.kind === 'found') return keep(key, verdict, response)
    cache.delete(key)
    if (verdict.kind === 'unknown' || !(verdict.isProven || (await isProven(server)))) return unknownRegistration
    return keep(key, { kind: 'not-found' }, response)
  }

  const askServer = async (server: string, domain: string): Promise<RdapAnswer> => {
    const { origin } = new URL(server)
    const startedAt = now()
    const answer = await gate.pass(origin, async (report) => {
      // The caller has timed out.
      if (now() - startedAt >= limits.answerTimeout) return unknownRegistration
      const kept = cache.get(`${server}${domain}`)
      const response = await get(`${server}domain/${domain}`, kept)
      const rdapVerdict = await judge(server, domain, kept, response)
      report(reportOf(response, rdapVerdict, (value) => readRetryAfter(value, now(), limits.crowdedFor)))
      return rdapVerdict
    })
    return answer ?? unknownRegistration
  }

  const askOnce = (server: string, domain: string): Promise<RdapAnswer> => {
    const key = `${server}${domain}`
    const kept = cache.get(key)
    if (kept && now() < kept.freshUntil) return Promise.resolve(kept.answer)
    const known = running.get(key)
    if (known) return known
    const question = askServer(server, domain).finally(() => running.delete(key))
    running.set(key, question)
    return question
  }

  return {
    answerTimeout: limits.answerTimeout,
    ask: async (domain) => {
      if (domain.length > 253 || !NAME.test(domain)) return unknownRegistration
      try {
        const server = await findServer(domain.slice(domain.indexOf('.')))
        return server === null ? unknownRegistration : await askOnce(server, domain)
      } catch {
        return unknownRegistration
      }
    },
  }
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

import pLimit, { type LimitFunction } from 'p-limit'
import { isServiceUnavailable, type Circuit } from '@/core/circuit-breaker'
import { LRUCache } from 'lru-cache'
import { type FetchResult, fetchSafely } from './fetch-safely'
import { circuitLimits } from '@/lib/config/circuit-limits'
import { domainSearchLimits, rdapLimits } from '@/lib/config/limits'
import { type RdapAnswer, isRdapHelp, readAnswer } from './answers'

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
  (address: string, kept?: KeptAnswer): Promise<FetchResult> =>
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

const reportOf = (response: FetchResult, answer: RdapAnswer, againAt: (retryAfter: string | undefined) => number): HostReport => {
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

  const keep = (key: string, answer: KeptAnswer['answer'], response: FetchResult): RdapAnswer => {
    const { etag, 'last-modified': lastModified } = response.kind === 'response' ? response.headers : {}
    const validators = answer.kind === 'found' ? { etag, lastModified } : {}
    cache.set(key, { answer, ...validators, freshUntil: now() + (answer.kind === 'found' ? limits.takenFor : limits.freeFor) })
    return answer
  }

  const judge = async (server: string, domain: string, kept: KeptAnswer | undefined, response: FetchResult): Promise<RdapAnswer> => {
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

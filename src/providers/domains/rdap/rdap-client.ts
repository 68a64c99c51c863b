import { LRUCache } from 'lru-cache'
import { circuitLimits } from '@/config/circuit-limits'
import { domainSearchLimits, rdapLimits } from '@/config/limits'
import type { Circuit } from '@/core/outside/circuit'
import { fetchSafely, type Fetched } from './fetch-safely'
import { createHostGate, type HostReport } from './host-gate'
import { createProvenServers } from './proven-servers'
import type { KeptAnswer, RdapAnswer } from './rdap-answer'
import { isRdapHelp } from './rdap-documents'
import { readAnswer } from './read-answer'
import { readRetryAfter } from './retry-after'

export interface RdapClientOptions {
  /** The base address of the server that is authoritative for an ending (`.com`); `null` when nobody is known. */
  readonly findServer: (extension: string) => Promise<string | null>
  /** Epoch milliseconds. */
  readonly now?: () => number
  /** What stands between the shop and one registry's server. */
  readonly circuitOf: (host: string) => Circuit
  /** For tests: plain http to this machine. */
  readonly allowLoopback?: boolean
  readonly limits?: Partial<Record<keyof typeof rdapLimits | 'answerTimeout' | 'timeout', number>>
}

export interface RdapClient {
  /** What the registry says of a name. Never rejects. */
  readonly ask: (domain: string) => Promise<RdapAnswer>
  /** ms within which an answer is of use. */
  readonly answerTimeout: number
}

const NAME = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/
/** ms: the connection ends before nobody waits for it any longer, and says that it was silence. */
const little = 100

const unknown: RdapAnswer = { kind: 'unknown' }

/** Asks again for what is kept only whether it is still so. */
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

/** RFC 7480, RFC 9082: one client for the search and for the WHOIS lookup, so that both know the same. */
export const createRdapClient = ({
  findServer,
  circuitOf,
  now = Date.now,
  allowLoopback = false,
  limits: more = {},
}: RdapClientOptions): RdapClient => {
  const limits = {
    ...rdapLimits,
    timeout: circuitLimits.registry.patience - little,
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
    // Only where we asked "is it still so?", and nobody else's yes.
    const isStillSo = kept?.answer.kind === 'found' && (kept.etag ?? kept.lastModified) !== undefined
    if (response.kind === 'response' && response.status === 304 && response.isSameOrigin && isStillSo) {
      cache.set(key, { ...kept, freshUntil: now() + limits.takenFor })
      return kept.answer
    }
    const verdict = readAnswer(domain, response)
    if (verdict.kind === 'found') return keep(key, verdict, response)
    cache.delete(key)
    if (verdict.kind === 'unknown' || !(verdict.isProven || (await isProven(server)))) return unknown
    return keep(key, { kind: 'not-found' }, response)
  }

  const askServer = async (server: string, domain: string): Promise<RdapAnswer> => {
    const { origin } = new URL(server)
    const asked = now()
    const answer = await gate.pass(origin, async (report) => {
      // Nobody is waiting for it any longer.
      if (now() - asked >= limits.answerTimeout) return unknown
      const kept = cache.get(`${server}${domain}`)
      const response = await get(`${server}domain/${domain}`, kept)
      const judged = await judge(server, domain, kept, response)
      report(reportOf(response, judged, (value) => readRetryAfter(value, now(), limits.crowdedFor)))
      return judged
    })
    return answer ?? unknown
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
      if (domain.length > 253 || !NAME.test(domain)) return unknown
      try {
        const server = await findServer(domain.slice(domain.indexOf('.')))
        return server === null ? unknown : await askOnce(server, domain)
      } catch {
        return unknown
      }
    },
  }
}

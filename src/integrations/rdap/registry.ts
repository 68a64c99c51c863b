import type { RegistrationAnswer, RegistrationLookup, DomainRegistry } from '@/core/domains/registry'
import type { RdapClient } from './client'
import { toRegistration, type RdapAnswer } from './answers'
import type { AvailabilityStatus } from '@/core/domains/types'

interface AnswerLimits {
  /** Milliseconds. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

/** Any failure, timeout or abort is `unknown` (S3); aborts the query through its signal. */
export const answerWithin = async <Answer>(
  limits: AnswerLimits,
  unknown: Answer,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), limits.timeout)
  // Adds no listener to the signal, which a search shares among more domains than a signal may have listeners.
  const signal = limits.signal ? AbortSignal.any([stop.signal, limits.signal]) : stop.signal
  try {
    return await Promise.race([ask(signal), onceAborted(signal).then(() => unknown)])
  } catch {
    return unknown
  } finally {
    clearTimeout(timer)
    // Removes the listener of `onceAborted`, which would keep the combined signal in memory.
    stop.abort()
  }
}

const onceAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

const source = 'registry'
const unknown: RegistrationAnswer = { status: 'unknown', source }

export const createRdapRegistrations = (client: RdapClient): RegistrationLookup => ({
  lookUp: (domain, { signal } = {}) =>
    answerWithin<RegistrationAnswer>({ timeout: client.answerTimeout, signal }, unknown, async () => {
      const answer = await client.ask(domain)
      switch (answer.kind) {
        case 'found':
          return { status: 'registered', source, registration: toRegistration(domain, answer.document) }
        case 'not-found':
          return { status: 'not-registered', source }
        case 'unknown':
          return unknown
        default:
          return answer satisfies never
      }
    }),
})

const statuses = { found: 'taken', 'not-found': 'available', unknown: 'unknown' } as const satisfies Record<
  RdapAnswer['kind'],
  AvailabilityStatus
>

/** S3: a registry that is down affects only its own TLDs. */
export const createRdapRegistry = (client: RdapClient): DomainRegistry => ({
  checkAvailability: (domains, { signal } = {}) =>
    Promise.all(
      domains.map(async (domain) => ({
        domain,
        status: await answerWithin<AvailabilityStatus>(
          { timeout: client.answerTimeout, signal },
          'unknown',
          async () => statuses[(await client.ask(domain)).kind],
        ),
      })),
    ),
})

import type { DomainRegistry } from '@/core/domains/domain-registry'
import type { RegistrationLookup } from '@/core/domains/registration-lookup'
import { inSpan, toOutside } from '../tracing/in-span'
import { metrics } from './metrics'

interface Asked {
  readonly registry: DomainRegistry
  readonly registrations: RegistrationLookup
}

const outcomeOf = (statuses: readonly string[]): string => {
  const unknown = statuses.filter((status) => status === 'unknown').length
  if (unknown === 0) return 'answered'
  return unknown === statuses.length ? 'unanswered' : 'incomplete'
}

const measured = async <Answer>(call: string, ask: () => Promise<Answer>, statusesOf: (answer: Answer) => readonly string[]) => {
  const stop = metrics().registryCalls.startTimer({ call })
  const answer = await inSpan(`registry ${call}`, ask, toOutside)
  stop({ outcome: outcomeOf(statusesOf(answer)) })
  return answer
}

/** The same registry, with its answers counted, timed and traced. */
export const measuredRegistry = ({ registry, registrations }: Asked): Asked => ({
  registry: {
    ...registry,
    checkAvailability: (domains, options) =>
      measured(
        'availability',
        () => registry.checkAvailability(domains, options),
        (answers) => answers.map(({ status }) => status),
      ),
  },
  registrations: {
    lookUp: (domain, options) =>
      measured(
        'registration',
        () => registrations.lookUp(domain, options),
        ({ status }) => [status],
      ),
  },
})

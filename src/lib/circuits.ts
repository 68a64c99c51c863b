import {
  CircuitState,
  ConsecutiveBreaker,
  TimeoutStrategy,
  circuitBreaker,
  handleAll,
  isBrokenCircuitError,
  timeout,
  wrap,
} from 'cockatiel'
import { type CircuitLimits, circuitLimits } from '@/lib/config/circuit-limits'
import { ServiceUnavailableError, type Circuit, type ExternalService, externalServices } from '@/core/circuit-breaker'
import { LRUCache } from 'lru-cache'
import { processState } from '@/lib/config/process-state'
import { countExternalCall } from '@/lib/observability/metrics'

export type CallOutcome = 'answered' | 'fault' | 'refused'

interface CircuitOptions {
  readonly outsider: ExternalService
  readonly limits: CircuitLimits
  readonly onCall?: (outcome: CallOutcome) => void
  readonly onChange?: (isAway: boolean) => void
}

/** Wraps a faulty answer so that the policy counts a failure; the caller still receives the answer. */
class FaultyAnswer<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('Provider returned an error')
  }
}

export const createCircuit = ({ outsider, limits, onCall, onChange }: CircuitOptions): Circuit => {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: limits.pause, breaker: new ConsecutiveBreaker(limits.faults) })
  const policy = wrap(breaker, timeout(limits.patience, TimeoutStrategy.Aggressive))
  const guarded = policy.execute.bind(policy)
  let openedAt = 0
  breaker.onBreak(() => {
    openedAt = Date.now()
    onChange?.(true)
  })
  breaker.onReset(() => onChange?.(false))
  // The probe is in progress or not due yet.
  const isShut = () =>
    breaker.state === CircuitState.HalfOpen || (breaker.state === CircuitState.Open && Date.now() - openedAt < limits.pause)

  return {
    isShut,
    call: async (ask, isFault = () => false) => {
      if (isShut()) {
        onCall?.('refused')
        throw new ServiceUnavailableError(outsider)
      }
      const wasAway = breaker.state !== CircuitState.Closed
      try {
        const answer = await guarded(async () => {
          const given = await ask()
          if (isFault(given)) throw new FaultyAnswer(given)
          return given
        })
        onCall?.('answered')
        return answer
      } catch (fault) {
        onCall?.(isBrokenCircuitError(fault) ? 'refused' : 'fault')
        // The last of several failures, some of them concurrent: the provider is down, whichever call failed.
        if (wasAway || breaker.state !== CircuitState.Closed) throw new ServiceUnavailableError(outsider)
        if (fault instanceof FaultyAnswer) return fault.answer
        throw fault
      }
    },
  }
}

/**
 * Provider with an open circuit; `since` is in epoch milliseconds. `place` distinguishes providers of one kind, such as registry servers.
 */
export interface UnavailableService {
  readonly outsider: ExternalService
  readonly place: string
  readonly since: number
}

interface CircuitRegistry {
  readonly circuits: LRUCache<string, Circuit>
  readonly away: Map<string, UnavailableService>
}

/** Well above the number of registries. */
const mostCircuits = 2_000

const createCircuitRegistry = (): CircuitRegistry => {
  const away = new Map<string, UnavailableService>()
  return { away, circuits: new LRUCache({ max: mostCircuits, dispose: (_circuit, key) => away.delete(key) }) }
}

const circuitRegistry = (): CircuitRegistry => processState('circuits', createCircuitRegistry)

/** The process's circuit for a provider. */
export const circuitTo = (outsider: ExternalService, place = ''): Circuit => {
  const { circuits, away } = circuitRegistry()
  const key = `${outsider} ${place}`
  const known = circuits.get(key)
  if (known) return known
  const circuit = createCircuit({
    outsider,
    limits: circuitLimits[outsider],
    onCall: (outcome) => countExternalCall(outsider, outcome),
    onChange: (isAway) => {
      if (!isAway) away.delete(key)
      // A failed probe keeps the original time.
      else if (!away.has(key)) away.set(key, { outsider, place, since: Date.now() })
    },
  })
  circuits.set(key, circuit)
  return circuit
}

/** Open circuits of this process. */
export const findUnavailableServices = (): readonly UnavailableService[] => [...circuitRegistry().away.values()]

export const countUnavailableServices = (): Readonly<Record<ExternalService, number>> => {
  const away = findUnavailableServices()
  const counts = externalServices.map((outsider) => [outsider, away.filter((each) => each.outsider === outsider).length])
  return Object.fromEntries(counts) as Record<ExternalService, number>
}

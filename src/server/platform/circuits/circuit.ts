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
import type { CircuitLimits } from '@/config/circuit-limits'
import { AwayError, type Circuit, type Outsider } from '@/core/outside/circuit'

export type CallOutcome = 'answered' | 'fault' | 'refused'

interface CircuitOptions {
  readonly outsider: Outsider
  readonly limits: CircuitLimits
  readonly onCall?: (outcome: CallOutcome) => void
  /** It is away from now on, or back. */
  readonly onChange?: (isAway: boolean) => void
}

/** An answer that counts as a fault passes the policy as one, and reaches the caller as what it is. */
class FaultyAnswer<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('The provider answered with a fault')
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
  // The one call that looks whether it is back is under way, or its time has not come.
  const isShut = () =>
    breaker.state === CircuitState.HalfOpen || (breaker.state === CircuitState.Open && Date.now() - openedAt < limits.pause)

  return {
    isShut,
    call: async (ask, isFault = () => false) => {
      if (isShut()) {
        onCall?.('refused')
        throw new AwayError(outsider)
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
        // The last of several faults, and those that come with it: nobody is there, whatever was asked.
        if (wasAway || breaker.state !== CircuitState.Closed) throw new AwayError(outsider)
        if (fault instanceof FaultyAnswer) return fault.answer
        throw fault
      }
    },
  }
}

import type { DomainRegistry } from '@/core/domains/domain-registry'
import type { RegistrationLookup } from '@/core/domains/registration-lookup'
import { simulateRegistration } from '@/core/domains/simulate-registration'

interface SimulatedRegistrationsOptions {
  /** What is taken there is registered here: the two tools never contradict each other. */
  readonly registry: DomainRegistry
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly seed?: string
}

/** What the simulator knows of a name (S4): made up, the same on every reload, and said to be a simulation. */
export const createSimulatedRegistrations = ({ registry, now, seed = '' }: SimulatedRegistrationsOptions): RegistrationLookup => ({
  lookUp: async (domain, options) => {
    const [answer] = await registry.checkAvailability([domain], options)
    switch (answer?.status) {
      case 'taken':
        return { status: 'registered', source: 'simulation', registration: simulateRegistration(domain, now(), seed) }
      case 'available':
        return { status: 'not-registered', source: 'simulation' }
      default:
        return { status: 'unknown', source: 'simulation' }
    }
  },
})

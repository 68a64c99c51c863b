import type { DomainRegistry, RegistrationLookup } from '@/core/domains/registry'
import {
  simulateRegistration,
  type ExtensionTraits,
  simulatedStatus,
  simulateAvailability,
  wellKnownDomains,
} from '@/core/domains/simulated-registry'
import { setTimeout as wait } from 'node:timers/promises'
import { domainSearchLimits, simulatedRegistryDelay } from '@/lib/config/limits'
import { parseDomainName } from '@/core/domains/parse-domain'
import type { AvailabilityStatus } from '@/core/domains/types'
import { answerWithin } from '@/integrations/rdap/registry'

interface SimulatedRegistrationsOptions {
  /** Taken domains have registration data, so that search and WHOIS agree. */
  readonly registry: DomainRegistry
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly seed?: string
}

/** S4: deterministic made-up data, labelled as a simulation. */
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

export interface SimulatedRegistryOptions {
  /** Catalogue row, which the probability depends on (S4); unknown extensions give `unknown`. */
  readonly findExtension: (extension: string) => ExtensionTraits | undefined | Promise<ExtensionTraits | undefined>
  /** The same seed always gives the same answers. */
  readonly seed?: string
  /** In ms; 800 to 1600 (§7). Both 0 answers at once. */
  readonly minimumDelay?: number
  readonly maximumDelay?: number
  /** Milliseconds per domain. */
  readonly timeout?: number
  /** Label prefixes that force an answer; defaults to `simulatedNames`, `{}` disables them. */
  readonly markers?: Readonly<Partial<Record<AvailabilityStatus, string>>>
  /** 0 ≤ r < 1; affects only the delay. */
  readonly random?: () => number
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const sleepWell = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  if (milliseconds > 0) await wait(milliseconds, undefined, { signal })
}

/** §7, S4: no network, deterministic answers. */
export const createSimulatedRegistry = ({
  findExtension,
  seed = '',
  minimumDelay = simulatedRegistryDelay.minimum,
  maximumDelay = simulatedRegistryDelay.maximum,
  timeout = domainSearchLimits.answerTimeout,
  markers,
  random = Math.random,
  sleep = sleepWell,
}: SimulatedRegistryOptions): DomainRegistry => {
  const markedAnswer = (label: string): AvailabilityStatus | undefined => {
    if (markers === undefined) return simulatedStatus(label)
    return (Object.keys(markers) as AvailabilityStatus[]).find((status) => {
      const marker = markers[status]
      return marker !== undefined && marker !== '' && label.startsWith(marker)
    })
  }

  const ask = async (domain: string, signal: AbortSignal): Promise<AvailabilityStatus> => {
    await sleep(minimumDelay + random() * Math.max(0, maximumDelay - minimumDelay), signal)
    const name = parseDomainName(domain)
    if (!name.ok || name.value.extension === null) return 'unknown'
    if (wellKnownDomains.has(domain)) return 'taken'
    const extension = await findExtension(name.value.extension)
    if (extension === undefined) return 'unknown'
    return markedAnswer(name.value.label) ?? simulateAvailability(name.value.label, extension, seed)
  }

  return {
    isSimulated: true,
    checkAvailability: (domains, { signal } = {}) =>
      Promise.all(
        domains.map(async (domain) => ({
          domain,
          status: await answerWithin<AvailabilityStatus>({ timeout, signal }, 'unknown', (stop) => ask(domain, stop)),
        })),
      ),
  }
}

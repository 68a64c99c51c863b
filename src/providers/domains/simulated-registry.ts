import { setTimeout as wait } from 'node:timers/promises'
import { domainSearchLimits, simulatedRegistryDelay } from '@/config/limits'
import type { ExtensionTraits } from '@/core/domains/availability-odds'
import type { DomainRegistry } from '@/core/domains/domain-registry'
import { parseDomainName } from '@/core/domains/parse-domain-name'
import { simulatedStatus } from '@/core/domains/simulated-names'
import { simulateAvailability } from '@/core/domains/simulate-availability'
import { wellKnownDomains } from '@/core/domains/well-known-domains'
import type { AvailabilityStatus } from '@/core/domains/types'
import { answerWithin } from './answer-within'

export interface SimulatedRegistryOptions {
  /** The catalogue's row of an extension; the odds depend on it (S4). An extension it does not know answers `unknown`. */
  readonly findExtension: (extension: string) => ExtensionTraits | undefined | Promise<ExtensionTraits | undefined>
  /** Another seed is another world; the same one gives the same answers for ever. */
  readonly seed?: string
  /** ms; 800 to 1600 (§7). Both 0 answers at once. */
  readonly minimumDelay?: number
  readonly maximumDelay?: number
  /** ms a single name may take. */
  readonly timeout?: number
  /** Labels that begin with one of these get that answer whatever the dice say; without any, those of `simulatedNames`. Pass `{}` for none. */
  readonly markers?: Readonly<Partial<Record<AvailabilityStatus, string>>>
  /** 0 ≤ r < 1: where in the range a delay falls. It never decides an answer. */
  readonly random?: () => number
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const sleepWell = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  if (milliseconds > 0) await wait(milliseconds, undefined, { signal })
}

/** The registry that the specification asks for (§7, S4): no network, the same answer on every reload. */
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

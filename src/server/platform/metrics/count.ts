import type { Queue } from '@/config/queue-limits'
import type { Outsider } from '@/core/outside/circuit'
import type { Result } from '@/core/result'
import { isBusyError } from '@/core/outside/busy-error'
import { metrics } from './metrics'

/** What all refusals have: their kind, and one of the shop's own codes where the kind alone does not say it. */
interface Refused {
  readonly kind: string
  readonly code?: string
}

/** Why, in a word of ours: which discount code, name or product it was is nobody's business here. */
const reasonOf = ({ kind, code }: Refused): string => code ?? kind

/** A cart that a visitor asked the price of. */
export const countQuote = (quote: Result<unknown, Refused>): void => metrics().quotes.inc({ outcome: quote.ok ? 'priced' : 'refused' })

/** A checkout, however it ends. */
export const countingOrder = async <Placed extends { readonly isReplay: boolean }, Refusal extends Refused>(
  place: () => Promise<Result<Placed, Refusal>>,
): Promise<Result<Placed, Refusal>> => {
  const count = (outcome: string) => metrics().orders.inc({ outcome })
  try {
    const placed = await place()
    count(placed.ok ? (placed.value.isReplay ? 'replayed' : 'placed') : reasonOf(placed.error))
    return placed
  } catch (fault) {
    count(isBusyError(fault) ? 'busy' : 'fault')
    throw fault
  }
}

/** What a provider told of a payment. */
export const countingReport = async <Heard extends string>(hear: () => Promise<Heard>): Promise<Heard> => {
  const count = (outcome: string) => metrics().paymentReports.inc({ outcome })
  try {
    const heard = await hear()
    count(heard)
    return heard
  } catch (fault) {
    count('fault')
    throw fault
  }
}

export const countMail = (outcome: 'sent' | 'failed' | 'dead'): void => metrics().mails.inc({ outcome })

/** A call to somebody outside the shop: answered, a fault of theirs, or not even tried because they are away. */
export const countOutsideCall = (provider: Outsider, outcome: 'answered' | 'fault' | 'refused'): void =>
  metrics().outsideCalls.inc({ provider, outcome })

export const countRefusal = (limit: string): void => metrics().refusals.inc({ limit })

export const noteWaiting = (queue: Queue, count: number): void => metrics().waiting.set({ queue }, count)

export const countBusy = (queue: Queue): void => metrics().busy.inc({ queue })

/** @param task its name; spaces become hyphens, as in every label */
export const countTaskFailures = (task: string, failures: number): void =>
  metrics().workerTaskFailures.inc({ task: task.replaceAll(' ', '-') }, failures)

export const noteWorker = (isWorking: boolean): void => metrics().worker.set(isWorking ? 1 : 0)

export const countProvisioning = (outcome: 'done' | 'failed' | 'again'): void => metrics().provisioning.inc({ outcome })

export const countWebhook = (outcome: 'delivered' | 'failed' | 'dead'): void => metrics().webhooks.inc({ outcome })

import { processState } from '@/lib/config/process-state'
import { queues, type Queue } from '@/lib/config/limits'
import { externalServices, type ExternalService, isBusyError } from '@/core/circuit-breaker'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Result } from '@/core/result'
import type { DomainRegistry, RegistrationLookup } from '@/core/domains/registry'
import { inSpan, clientSpan } from './tracing'

/** Seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Seconds, including slow registries and timeouts. */
const registryBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** One process's counters. Labels have few values, all known here; never a path, id, address or discount code. */
const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers })
  return {
    registry,
    requests: new Histogram({
      name: 'hostfront_http_request_duration_seconds',
      help: 'Duration of responses, by kind of request and status class.',
      labelNames: ['kind', 'status'] as const,
      buckets: requestBuckets,
      registers,
    }),
    pages: counter('hostfront_pages_total', 'Page cache hits and misses.', 'cache'),
    quotes: counter('hostfront_quotes_total', 'Quotes by outcome: priced or refused.', 'outcome'),
    orders: counter('hostfront_orders_total', 'Checkouts by outcome: placed, replayed, fault, or the rejection reason.', 'outcome'),
    paymentReports: counter('hostfront_payment_reports_total', 'Payment webhooks by outcome.', 'outcome'),
    mails: counter('hostfront_mail_deliveries_total', 'Email delivery attempts: sent, failed (retried), dead (not retried).', 'outcome'),
    webhooks: counter(
      'hostfront_webhook_deliveries_total',
      'Webhook delivery attempts: delivered, failed (retried), dead (not retried).',
      'outcome',
    ),
    provisioning: counter(
      'hostfront_provisioning_tasks_total',
      'Provisioning attempts: done, failed (needs attention), again (retried).',
      'outcome',
    ),
    registryCalls: new Histogram({
      name: 'hostfront_registry_call_duration_seconds',
      help: 'Duration of registry calls: answered, incomplete (some domains unknown), unanswered.',
      labelNames: ['call', 'outcome'] as const,
      buckets: registryBuckets,
      registers,
    }),
    outsideCalls: counter(
      'hostfront_provider_calls_total',
      'Calls to registries, payment providers, mail servers and hosts: answered, fault, or refused by an open circuit.',
      'provider',
      'outcome',
    ),
    refusals: counter('hostfront_rate_limit_refusals_total', 'Requests rejected by a rate limit.', 'limit'),
    waiting: new Gauge({
      name: 'hostfront_queue_waiting',
      help: 'Orders, codes and transactions queued in this process.',
      labelNames: ['queue'] as const,
      registers,
    }),
    busy: counter('hostfront_queue_refusals_total', 'Requests rejected because a queue was full or the wait too long.', 'queue'),
    workerTaskFailures: counter('hostfront_worker_task_failures_total', 'Failed worker task runs; see the log for the reason.', 'task'),
    worker: new Gauge({
      name: 'hostfront_worker_active',
      help: '1 in a process that runs the worker.',
      registers,
    }),
  }
}

type Metrics = ReturnType<typeof createMetrics>

/** Series used in alerts start at 0, because Prometheus sees no increase if the first sample is 1. */
const initialiseAtZero = (made: Metrics): Metrics => {
  for (const outcome of ['placed', 'fault', 'busy']) made.orders.inc({ outcome }, 0)
  for (const outcome of ['priced', 'refused']) made.quotes.inc({ outcome }, 0)
  for (const outcome of ['sent', 'failed', 'dead']) made.mails.inc({ outcome }, 0)
  for (const outcome of ['delivered', 'failed', 'dead']) made.webhooks.inc({ outcome }, 0)
  for (const outcome of ['done', 'failed', 'again']) made.provisioning.inc({ outcome }, 0)
  for (const cache of ['hit', 'miss']) made.pages.inc({ cache }, 0)
  for (const provider of externalServices)
    for (const outcome of ['answered', 'fault', 'refused']) made.outsideCalls.inc({ provider, outcome }, 0)
  for (const queue of queues) {
    made.waiting.set({ queue }, 0)
    made.busy.inc({ queue }, 0)
  }
  made.paymentReports.inc({ outcome: 'fault' }, 0)
  return made
}

export const metrics = (): Metrics => processState('metrics', () => initialiseAtZero(createMetrics()))

/** `code` refines `kind` where that is ambiguous. */
interface RefusedCall {
  readonly kind: string
  readonly code?: string
}

/** Never contains the code, domain or product itself. */
const reasonOf = ({ kind, code }: RefusedCall): string => code ?? kind

export const countQuote = (quote: Result<unknown, RefusedCall>): void => metrics().quotes.inc({ outcome: quote.ok ? 'priced' : 'refused' })

export const countingOrder = async <Placed extends { readonly isReplay: boolean }, Refusal extends RefusedCall>(
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

export const countingReport = async <Heard extends string>(hear: () => Promise<Heard>): Promise<Heard> => {
  const count = (outcome: string) => metrics().paymentReports.inc({ outcome })
  try {
    const webhookResult = await hear()
    count(webhookResult)
    return webhookResult
  } catch (fault) {
    count('fault')
    throw fault
  }
}

export const countMail = (outcome: 'sent' | 'failed' | 'dead'): void => metrics().mails.inc({ outcome })

/** `refused`: not called because the circuit is open. */
export const countExternalCall = (provider: ExternalService, outcome: 'answered' | 'fault' | 'refused'): void =>
  metrics().outsideCalls.inc({ provider, outcome })

export const countRefusal = (limit: string): void => metrics().refusals.inc({ limit })

export const recordQueueLength = (queue: Queue, count: number): void => metrics().waiting.set({ queue }, count)

export const countBusy = (queue: Queue): void => metrics().busy.inc({ queue })

/** @param task name of the task; spaces become hyphens, as in every label */
export const countTaskFailures = (task: string, failures: number): void =>
  metrics().workerTaskFailures.inc({ task: task.replaceAll(' ', '-') }, failures)

export const recordWorker = (isWorking: boolean): void => metrics().worker.set(isWorking ? 1 : 0)

export const countProvisioning = (outcome: 'done' | 'failed' | 'again'): void => metrics().provisioning.inc({ outcome })

export const countWebhook = (outcome: 'delivered' | 'failed' | 'dead'): void => metrics().webhooks.inc({ outcome })

interface DomainProvider {
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
  const answer = await inSpan(`registry ${call}`, ask, clientSpan)
  stop({ outcome: outcomeOf(statusesOf(answer)) })
  return answer
}

/** Adds counters, timings and spans. */
export const measuredRegistry = ({ registry, registrations }: DomainProvider): DomainProvider => ({
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

/** Measured separately because their latencies are not comparable. */
export type RequestKind = 'page' | 'call' | 'checkout' | 'admin' | 'static' | 'health'

interface AnsweredRequest {
  readonly kind: RequestKind
  /** `aborted`: the client disconnected first. */
  readonly status: number | 'aborted'
  readonly seconds: number
}

const statusClass = (status: number | 'aborted'): string => (status === 'aborted' ? status : `${String(status).charAt(0)}xx`)

export const observe = ({ kind, status, seconds }: AnsweredRequest): void => {
  metrics().requests.observe({ kind, status: statusClass(status) }, seconds)
}

export const countPage = (cache: 'hit' | 'miss'): void => metrics().pages.inc({ cache })

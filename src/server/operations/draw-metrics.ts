import type { Payload } from 'payload'
import { Gauge, Registry } from 'prom-client'
import { isHeld } from '@/config/held'
import { whileDatabaseAnswers } from '@/server/platform/database/database-state'
import { countAway } from '@/server/platform/circuits/circuit-book'
import { metrics } from '@/server/platform/metrics/metrics'
import { withinPatience } from './within-patience'
import { findBacklog, type Backlog } from './backlog-repository'

const backlogGauges: Readonly<Record<keyof Backlog, readonly [name: string, help: string]>> = {
  ordersPending: ['hostfront_orders_pending', 'Orders that wait for their payment.'],
  ordersOverdue: ['hostfront_orders_overdue', 'Unpaid orders past their deadline that were not cancelled.'],
  mailWaiting: ['hostfront_mail_waiting', 'Mails in the outbox that have not left.'],
  mailOldestSeconds: ['hostfront_mail_oldest_waiting_seconds', 'How long ago the oldest of them was written.'],
  mailDead: ['hostfront_mail_dead', 'Mails that were given up after every try.'],
  webhooksWaiting: ['hostfront_webhooks_waiting', 'Events that a receiver which is on has not taken.'],
  webhooksOldestSeconds: ['hostfront_webhooks_oldest_waiting_seconds', 'How long ago the oldest of them was written.'],
  webhooksDead: ['hostfront_webhooks_dead', 'Events that were given up after every try.'],
  provisioningWaiting: [
    'hostfront_provisioning_waiting',
    'Tasks of setting up, stopping and changing what was bought that are not done, by hosts and by staff.',
  ],
  provisioningOldestSeconds: ['hostfront_provisioning_oldest_waiting_seconds', 'How long ago the oldest of them was asked for.'],
  provisioningFailed: ['hostfront_provisioning_failed', 'Of these tasks, those that were given up.'],
  jobsWaiting: ['hostfront_jobs_waiting', 'Jobs that are due and not done: scheduled publishing, imports.'],
  jobsOldestSeconds: ['hostfront_jobs_oldest_waiting_seconds', 'How long the oldest of them has been due.'],
  jobsFailed: ['hostfront_jobs_failed', 'Jobs that were given up after every try.'],
  pageCachesBehind: ['hostfront_page_caches_behind', 'Processes that show pages they could not draw anew.'],
}

interface Present {
  readonly registry: Registry
  readonly set: (name: string, help: string, value: number, labels?: Readonly<Record<string, string>>) => void
}

/** What is true at this moment is not counted but asked: made anew each time, so that nothing old is told where nobody answers. */
const present = (): Present => {
  const registry = new Registry()
  const gauges = new Map<string, Gauge>()
  return {
    registry,
    set: (name, help, value, labels = {}) => {
      const known = gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] })
      gauges.set(name, known)
      known.set(labels, value)
    },
  }
}

/** All metrics of this process in Prometheus' text. A database that is away is told as such, and never waited for longer than a second. */
export const drawMetrics = async ({ db }: Payload): Promise<string> => {
  const { registry, set } = present()
  const backlog = await withinPatience(whileDatabaseAnswers(() => findBacklog(db.drizzle))).catch(() => null)
  set('hostfront_database_up', '1 where the database answers within a second.', backlog === null ? 0 : 1)
  const keys = Object.keys(backlogGauges) as (keyof Backlog)[]
  for (const key of backlog === null ? [] : keys) set(...backlogGauges[key], backlog?.[key] ?? 0)
  const { pool } = db
  const states = { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
  for (const [state, count] of Object.entries(states))
    set('hostfront_database_connections', 'Connections of this process, and who waits for one.', count, { state })
  set('hostfront_database_connections_max', 'DATABASE_POOL_MAX of this process.', pool.options.max)
  for (const [provider, count] of Object.entries(countAway()))
    set('hostfront_provider_away', 'Providers of a kind that do not answer and are not asked.', count, { provider })
  set('hostfront_held', '1 in a copy of the shop, which sends no mail.', isHeld() ? 1 : 0)
  return `${await metrics().registry.metrics()}\n${await registry.metrics()}`
}

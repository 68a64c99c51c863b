import type { Payload } from 'payload'
import { isAnyJobDue } from '@/modules/operations/operations.repository'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { isStaging } from '@/lib/config/staging'
import { deliverMail, deliverSecurityMail } from '@/modules/email/email.service'
import { runUnpaidOrders } from '@/modules/checkout/unpaid-orders'
import { savePaymentMethods, deleteForgottenCards } from '@/modules/payments/saved-methods/saved-methods.service'
import { closePages } from '@/modules/payments/payments.service'
import { sendPaymentReports } from '@/modules/payments/sandbox/sandbox.service'
import { sweepMailbox } from '@/modules/email/mailbox'
import { returnBalances, settleMoneyBackRefunds } from '@/modules/refunds/money-back.service'
import { lookForPublished, readAsVisitor } from '@/modules/analytics/publish-checks'
import { sweepRows } from '@/modules/operations/retention'
import { makeAllBatchCodes } from '@/modules/promotions/coupon-batches'
import { runDomainLifecycle } from '@/modules/renewals/domain-lifecycle'
import { runCharges } from '@/modules/renewals/dunning.service'
import { runSubscriptions } from '@/modules/renewals/subscriptions/process-subscription'
import { connectDomains } from '@/modules/websites/websites.service'
import { deliverWebhooks } from '@/modules/webhooks/deliveries.service'
import { completeOrders } from '@/modules/operations/backfill/complete-orders'
import { runProvisioning } from '@/modules/provisioning/provisioning.service'
import { fillTranslations } from '@/payload/admin/translations/matrix'
import { rehearsePublishing } from './rehearse-publishing'
import type { WorkerTask } from './run-worker'

const second = 1000

const tasks: readonly WorkerTask[] = [
  { name: 'domains', every: 3600 * second, work: (payload, { now }) => runDomainLifecycle(payload, now()) },
  {
    name: 'unpaid orders',
    every: 60 * second,
    work: (payload, { now, isStopping }) => runUnpaidOrders({ ...createContext(payload, defaultLocale), now }, { isStopping }),
  },
  {
    name: 'subscriptions',
    every: 600 * second,
    work: (payload, { now, isStopping, rest }) => runSubscriptions(payload, { now: now(), isStopping, rest }),
  },
  {
    name: 'provisioning',
    every: 2 * second,
    work: (payload, { now, isStopping, rest }) => runProvisioning({ ...createContext(payload, defaultLocale), now }, { isStopping, rest }),
  },
  {
    name: 'domain connections',
    every: 5 * second,
    work: (payload, { now, isStopping }) => connectDomains({ ...createContext(payload, defaultLocale), now }, { isStopping }),
  },
  {
    name: 'orders of other versions',
    every: 60 * second,
    work: (payload, { now, isStopping }) => completeOrders(payload, { now: now(), isStopping }),
  },
  {
    name: 'sweeps',
    every: 3600 * second,
    work: ({ db }, { now, isStopping, rest }) => sweepRows(db.drizzle, { now: now(), isStopping, rest }),
  },
  { name: 'translations', every: 3600 * second, work: fillTranslations },
  { name: 'mailbox', every: 3600 * second, work: (_payload, { now }) => sweepMailbox(now()) },
  // Scheduled publications are due to the minute.
  { name: 'queue', every: second / 5, work: (payload) => runDueJobs(payload) },
  { name: 'rehearsal of the queue', every: 24 * 3600 * second, work: rehearsePublishing },
  {
    name: 'published',
    every: second / 4,
    work: ({ db }, { now, isStopping }) => lookForPublished(db.drizzle, { now, isStopping, read: readAsVisitor }),
  },
  { name: 'payment pages', every: 10 * second, work: (payload) => closePages(createContext(payload, defaultLocale)) },
  { name: 'card charges', every: 10 * second, work: (payload, { now, isStopping }) => runCharges(payload, { now: now(), isStopping }) },
  {
    name: 'kept cards',
    every: 5 * second,
    work: async (payload) => {
      const context = createContext(payload, defaultLocale)
      await savePaymentMethods(context)
      await deleteForgottenCards(context)
    },
  },
  {
    name: 'money back',
    every: 10 * second,
    work: async (payload, { now, isStopping }) => {
      const context = { ...createContext(payload, defaultLocale), now }
      await returnBalances(context)
      await settleMoneyBackRefunds(context, { isStopping })
    },
  },
  { name: 'code batches', every: second, work: makeAllBatchCodes },
  { name: 'sandbox', every: 2 * second, work: (payload, { now }) => sendPaymentReports({ ...createContext(payload, defaultLocale), now }) },
  // One indexed query, so polling is cheap.
  { name: 'mail', every: 2 * second, work: deliverMail },
  {
    name: 'webhooks',
    every: 2 * second,
    work: (payload, { now, isStopping, rest }) => deliverWebhooks({ ...createContext(payload, defaultLocale), now }, { isStopping, rest }),
  },
  { name: 'security mail', every: 2 * second, work: deliverSecurityMail },
]

const inACopy: ReadonlySet<string> = new Set(['queue', 'sweeps', 'mailbox'])

/** The worker's tasks. Staging runs none that reach customers or providers. */
export const workerTasks = (): readonly WorkerTask[] => (isStaging() ? tasks.filter(({ name }) => inACopy.has(name)) : tasks)

const jobsPerRun = 10

/**
 * Runs Payload's due jobs, longest due first and one after another: concurrent jobs of one minute would all finish with the last.
 * Only the worker may call it, because the queue does not lock jobs.
 */
export const runDueJobs = async (payload: Payload): Promise<void> => {
  while (await isAnyJobDue(payload.db.drizzle)) {
    const { remainingJobsFromQueried, noJobsRemaining } = await payload.jobs.run({
      allQueues: true,
      limit: jobsPerRun,
      sequential: true,
      silent: true,
    })
    if (noJobsRemaining === true || remainingJobsFromQueried > 0) return
  }
}

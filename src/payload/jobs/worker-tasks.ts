import type { Payload } from 'payload'
import { isAnyJobDue, updateAbandonedJobs } from '@/modules/operations/operations.repository'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { isStaging } from '@/lib/config/staging'
import { sendEmail } from '@/modules/email/email.service'
import { runUnpaidOrders } from '@/modules/checkout/unpaid-orders'
import { savePaymentMethods, deleteForgottenCards } from '@/modules/payments/saved-methods/saved-methods.service'
import { closePages } from '@/modules/payments/payments.service'
import { sendPaymentReports } from '@/modules/payments/sandbox/sandbox.service'
import { sweepMailbox } from '@/modules/email/mailbox'
import { refundBalances, settleMoneyBackRefunds } from '@/modules/refunds/money-back.service'
import { sweepRows } from '@/modules/operations/retention'
import { makeAllBatchCodes } from '@/modules/promotions/coupon-batches'
import { runDomainLifecycle } from '@/modules/renewals/domain-lifecycle'
import { runCharges } from '@/modules/renewals/dunning.service'
import { runSubscriptions } from '@/modules/renewals/subscriptions/process-subscription'
import { connectDomains } from '@/modules/websites/websites.service'
import { deliverWebhook } from '@/modules/webhooks/deliveries.service'
import { completeOrders } from '@/modules/operations/backfill/complete-orders'
import { updateAbandonedTasks } from '@/modules/provisioning/provisioning.repository'
import { runProvisioning } from '@/modules/provisioning/provisioning.service'
import { fillTranslations } from '@/payload/admin/translations/matrix'
import type { WorkerTask } from './run-worker'

const jobsPerRun = 10

/**
 * Runs Payload's due jobs, longest due first and one after another, since concurrent jobs in one minute would all finish with the last.
 * Payload's queue does not lock jobs, but only one such task runs at a time, so jobs in progress were left by a process that died.
 */
export const runDueJobs = async (payload: Payload): Promise<void> => {
  await updateAbandonedJobs(payload.db.drizzle)
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

const everyMinute = '* * * * *'

/** Rows that become due add jobs with these names (`add_job` triggers in the migrations). */
const tasks: readonly WorkerTask[] = [
  { name: 'process-domains', pool: 'other', cron: '7 * * * *', work: (payload, { now }) => runDomainLifecycle(payload, now()) },
  {
    name: 'process-unpaid-orders',
    pool: 'other',
    cron: everyMinute,
    work: (payload, { now, isStopping }) => runUnpaidOrders({ ...createContext(payload, defaultLocale), now }, { isStopping }),
  },
  {
    name: 'process-subscriptions',
    pool: 'other',
    cron: '*/10 * * * *',
    work: (payload, { now, isStopping, rest }) => runSubscriptions(payload, { now: now(), isStopping, rest }),
  },
  {
    name: 'provision-services',
    pool: 'other',
    cron: everyMinute,
    work: async (payload, { now, isStopping, rest }) => {
      // Left by a process that died, since the queue runs one such job at a time.
      await updateAbandonedTasks(payload.db.drizzle)
      await runProvisioning({ ...createContext(payload, defaultLocale), now }, { isStopping, rest })
    },
  },
  {
    name: 'connect-domains',
    pool: 'other',
    cron: everyMinute,
    work: (payload, { now, isStopping }) => connectDomains({ ...createContext(payload, defaultLocale), now }, { isStopping }),
  },
  {
    name: 'complete-orders',
    pool: 'other',
    cron: everyMinute,
    work: (payload, { now, isStopping }) => completeOrders(payload, { now: now(), isStopping }),
  },
  {
    name: 'sweep-rows',
    pool: 'other',
    cron: '17 * * * *',
    work: ({ db }, { now, isStopping, rest }) => sweepRows(db.drizzle, { now: now(), isStopping, rest }),
  },
  { name: 'fill-translations', pool: 'other', cron: '27 * * * *', work: fillTranslations },
  { name: 'sweep-mailbox', pool: 'other', cron: '37 * * * *', work: (_payload, { now }) => sweepMailbox(now()) },
  { name: 'run-scheduled-changes', pool: 'prompt', cron: everyMinute, work: runDueJobs },
  { name: 'close-payment-pages', pool: 'other', cron: everyMinute, work: (payload) => closePages(createContext(payload, defaultLocale)) },
  {
    name: 'charge-cards',
    pool: 'other',
    cron: everyMinute,
    work: (payload, { now, isStopping }) => runCharges(payload, { now: now(), isStopping }),
  },
  {
    name: 'save-cards',
    pool: 'other',
    cron: everyMinute,
    work: async (payload) => {
      const context = createContext(payload, defaultLocale)
      await savePaymentMethods(context)
      await deleteForgottenCards(context)
    },
  },
  {
    name: 'settle-refunds',
    pool: 'other',
    cron: everyMinute,
    work: async (payload, { now, isStopping }) => {
      const context = { ...createContext(payload, defaultLocale), now }
      await refundBalances(context)
      await settleMoneyBackRefunds(context, { isStopping })
    },
  },
  { name: 'create-coupons', pool: 'other', cron: everyMinute, work: makeAllBatchCodes },
  {
    name: 'send-sandbox-events',
    pool: 'other',
    cron: everyMinute,
    work: (payload, { now }) => sendPaymentReports({ ...createContext(payload, defaultLocale), now }),
  },
  { name: 'send-email', pool: 'email', work: sendEmail },
  { name: 'send-security-email', pool: 'prompt', work: sendEmail },
  {
    name: 'deliver-webhook',
    pool: 'webhooks',
    work: (payload, { now, rest }, id) => deliverWebhook({ ...createContext(payload, defaultLocale), now }, id, rest),
  },
]

const inACopy: ReadonlySet<string> = new Set(['run-scheduled-changes', 'sweep-rows', 'sweep-mailbox'])

/** The worker's tasks. Staging runs none that reach customers or providers; their jobs wait. */
export const workerTasks = (): readonly WorkerTask[] => (isStaging() ? tasks.filter(({ name }) => inACopy.has(name)) : tasks)

import { defaultLocale } from '@/config/locales'
import { createContext } from '@/server/create-context'
import { isHeld } from '@/config/held'
import { deliverMail } from '@/server/mail/deliver-mail'
import { closePages } from '@/server/payments/close-pages'
import { careForDomains } from '@/server/use-cases/care-for-domains'
import type { WorkerTask } from './run-worker'

const second = 1000

const tasks: readonly WorkerTask[] = [
  { name: 'domains', every: 3600 * second, work: (payload, { now }) => careForDomains(payload, now()) },
  { name: 'queue', every: 30 * second, work: (payload) => payload.jobs.run({ allQueues: true, limit: 50, silent: true }) },
  { name: 'payment pages', every: 10 * second, work: (payload) => closePages(createContext(payload, defaultLocale)) },
  // A look is one question to an index, so mail may be looked for often.
  { name: 'mail', every: 2 * second, work: deliverMail },
]

/** What the shop's worker does, in this order whenever several fall due. In a copy of the shop nothing that reaches customers or providers. */
export const workerTasks = (): readonly WorkerTask[] => (isHeld() ? tasks.filter(({ name }) => name === 'queue') : tasks)

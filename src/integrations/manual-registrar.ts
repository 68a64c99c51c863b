import type { DomainRegistry } from '@/core/domains/registry'
import {
  type Registrar,
  type RegistrarJob,
  type RegistrarJobKind,
  type RegistrarOutcome,
  type KnownRegistrarTask,
  type RegistrarTaskList,
  contactLines,
} from '@/core/domains/registrar'
import { registrationYears } from '@/core/domains/lifecycle'

interface ManualRegistrarOptions {
  readonly tasks: RegistrarTaskList
  readonly registry: DomainRegistry
}

const outcomeOf = (task: KnownRegistrarTask): RegistrarOutcome => {
  switch (task.status) {
    case 'open':
      return { kind: 'pending', reference: task.id }
    case 'done':
      return { kind: 'done', expiresAt: task.expiresAt }
    case 'failed':
    case 'cancelled':
      return { kind: 'refused', reason: 'given-up' }
    default:
      return task.status satisfies never
  }
}

/** Each job becomes a staff task and is done when staff complete it. */
export const createManualRegistrar = ({ tasks, registry }: ManualRegistrarOptions): Registrar => {
  const handOver = async (
    kind: RegistrarJobKind,
    { key, domain, order }: RegistrarJob,
    { years = registrationYears, details = null }: { readonly years?: number; readonly details?: string | null },
  ): Promise<RegistrarOutcome> => {
    try {
      const task = await tasks.put({ key, kind, domain, order, years, details })
      return task.kind === kind && task.domain === domain ? outcomeOf(task) : { kind: 'refused', reason: 'key-reused' }
    } catch {
      return { kind: 'unknown' }
    }
  }
  return {
    check: async (domains) => {
      try {
        return await registry.checkAvailability(domains)
      } catch {
        return domains.map((domain) => ({ domain, status: 'unknown' }))
      }
    },
    // The shop doesn't know what staff pay to their supplier.
    price: () => Promise.resolve({ kind: 'unknown' }),
    register: (job) => handOver('register', job, { years: job.years, details: job.contacts && contactLines(job.contacts) }),
    transfer: (job) => handOver('transfer', job, {}),
    renew: (job) => handOver('renew', job, { years: job.years }),
    setNameservers: (job) => handOver('nameservers', job, { details: job.nameservers.join('\n') }),
    setContacts: (job) => handOver('contacts', job, { details: contactLines(job.contacts) }),
  }
}

import type { DomainAvailability } from '@/core/domains/types'
import type { DomainRegistry } from '@/core/domains/registry'

/** Registry that fails for all domains but those in `answers`: the rest is `unknown`, as the port demands (S3). */
export const createFailingRegistry = (answers: Readonly<Record<string, DomainAvailability['status']>> = {}): DomainRegistry => ({
  checkAvailability: (domains) => Promise.resolve(domains.map((domain) => ({ domain, status: answers[domain] ?? 'unknown' }))),
})

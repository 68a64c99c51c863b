import type { DomainAvailability } from '@/core/domains/types'
import type { DomainRegistry } from '@/core/domains/registry'

/** A registry in trouble: the names of `answers` are answered, every other one is `unknown`, as the port demands (S3). */
export const createFailingRegistry = (answers: Readonly<Record<string, DomainAvailability['status']>> = {}): DomainRegistry => ({
  checkAvailability: (domains) => Promise.resolve(domains.map((domain) => ({ domain, status: answers[domain] ?? 'unknown' }))),
})

import type { DomainRegistry } from '@/core/domains/domain-registry'
import type { AvailabilityStatus } from '@/core/domains/types'
import { answerWithin } from './answer-within'
import type { RdapAnswer } from './rdap/rdap-answer'
import type { RdapClient } from './rdap/rdap-client'

const statuses = { found: 'taken', 'not-found': 'available', unknown: 'unknown' } as const satisfies Record<
  RdapAnswer['kind'],
  AvailabilityStatus
>

/** S3: the registries themselves. A dead one costs its own names their answer, and nobody else's. */
export const createRdapRegistry = (client: RdapClient): DomainRegistry => ({
  checkAvailability: (domains, { signal } = {}) =>
    Promise.all(
      domains.map(async (domain) => ({
        domain,
        status: await answerWithin<AvailabilityStatus>(
          { timeout: client.answerTimeout, signal },
          'unknown',
          async () => statuses[(await client.ask(domain)).kind],
        ),
      })),
    ),
})

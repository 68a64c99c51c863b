import type { DomainRegistry } from '@/core/domains/registry'
import type { AvailabilityStatus } from '@/core/domains/types'

/** Answers on demand; other domains stay pending until aborted. */
export class SlowRegistry implements DomainRegistry {
  readonly asked: string[] = []
  aborted = 0
  private readonly open = new Map<string, (status: AvailabilityStatus) => void>()

  readonly checkAvailability: DomainRegistry['checkAvailability'] = async (domains, { signal } = {}) =>
    Promise.all(
      domains.map(async (domain) => {
        this.asked.push(domain)
        const status = await new Promise<AvailabilityStatus>((resolve) => {
          this.open.set(domain, resolve)
          signal?.addEventListener('abort', () => {
            this.aborted += 1
            resolve('unknown')
          })
        })
        return { domain, status }
      }),
    )

  answer(domain: string, status: AvailabilityStatus): void {
    this.open.get(domain)?.(status)
  }
}

import type { ProvisionOperation, ProvisionOutcome } from './provisioner'
import type { ServiceState } from './service-state'

/** One job as the book keeps it. */
export interface BookedJob {
  readonly key: string
  readonly kind: ProvisionOperation
  readonly service: string
  readonly outcome: ProvisionOutcome
}

interface Decided {
  readonly outcome: ProvisionOutcome
  /** `null` leaves the service as it is. */
  readonly state: ServiceState | null
}

/** Where simulated services live on. May throw: then nothing was written. */
export interface ServiceBook {
  /** Decides and writes unless the key is known, one at a time for each service; answers what stands under the key. */
  readonly once: (job: Omit<BookedJob, 'outcome'>, decide: (state: ServiceState | null) => Decided) => Promise<BookedJob>
  readonly findState: (service: string) => Promise<ServiceState | null>
}

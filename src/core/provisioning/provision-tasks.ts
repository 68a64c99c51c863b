import type { Access, ProvisionOperation } from './provisioner'

/** Work for people: one row a key. */
export interface ProvisionTask {
  readonly key: string
  readonly kind: ProvisionOperation
  readonly service: string
  /** Of a job that says what the service is to be. */
  readonly product: string | null
  readonly settings: Readonly<Record<string, string>>
}

export interface KnownProvisionTask {
  readonly id: string
  readonly kind: ProvisionOperation
  readonly service: string
  readonly status: 'open' | 'done' | 'failed' | 'cancelled'
}

/** The staff's work list. May throw: then nothing was written. */
export interface ProvisionTaskList {
  /** Writes the task unless its key is known, and answers what stands under that key. */
  readonly put: (task: ProvisionTask) => Promise<KnownProvisionTask>
  /** What staff have typed in for its owner; `null` until they have. */
  readonly findAccess: (service: string) => Promise<Access | null>
}

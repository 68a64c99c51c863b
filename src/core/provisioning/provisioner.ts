export const provisionOperations = ['create', 'suspend', 'resume', 'change', 'end'] as const
export type ProvisionOperation = (typeof provisionOperations)[number]

/** What is asked of whoever runs the servers, once: the same key is the same job, however often it is sent. */
export interface ProvisionJob {
  readonly key: string
  /** The shop's id of what was sold: one service, from its creation to its end. */
  readonly service: string
}

/** What the service is to be from now on. */
export interface ShapedJob extends ProvisionJob {
  /** The shop's id of the plan. */
  readonly product: string
  /** What the buyer chose with it, such as a region. No secrets. */
  readonly settings: Readonly<Record<string, string>>
  /** The e-mail address of whoever it is for: the host invites it to set a password there. */
  readonly owner: string
}

export const provisionRefusals = ['not-there', 'there-already', 'ended', 'not-offered', 'given-up', 'key-reused'] as const
export type ProvisionRefusal = (typeof provisionRefusals)[number]

/**
 * What became of a job. `unknown`: it may have happened or not, so it is asked again with the same key and never with another;
 * nothing unknown counts as done. None of them says how its owner gets in.
 */
export type ProvisionOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'pending'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reason: ProvisionRefusal }
  | { readonly kind: 'unknown' }

/** U28: where its owner finds it. No password is among it: the host knows the only one, which its owner sets there. */
export interface Access {
  /** The server's name or address. */
  readonly address: string
  readonly user: string
  /** The control panel's address. */
  readonly panel: string
}

export type AccessAnswer = { readonly kind: 'access'; readonly access: Access } | { readonly kind: 'none' } | { readonly kind: 'unknown' }

/** Who runs what the shop sells. Never throws: a fault is `unknown`. `tests/support/provisioner-contract.ts` says the rest. */
export interface Provisioner {
  readonly create: (job: ShapedJob) => Promise<ProvisionOutcome>
  readonly change: (job: ShapedJob) => Promise<ProvisionOutcome>
  readonly suspend: (job: ProvisionJob) => Promise<ProvisionOutcome>
  readonly resume: (job: ProvisionJob) => Promise<ProvisionOutcome>
  /** For good: what was stored there goes. */
  readonly end: (job: ProvisionJob) => Promise<ProvisionOutcome>
  readonly access: (service: string) => Promise<AccessAnswer>
}

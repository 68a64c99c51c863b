export const certificateStates = ['pending', 'issued', 'failed'] as const
export const mailboxStates = ['none', 'pending', 'ready'] as const
export const siteStates = ['none', 'installing', 'installed', 'failed'] as const

export interface CertificateFact {
  readonly state: (typeof certificateStates)[number]
  /** Names it covers; `*.` for all names below a domain. */
  readonly names: readonly string[]
}

export interface MailboxFact {
  readonly state: (typeof mailboxStates)[number]
}

export interface SiteFact {
  readonly state: (typeof siteStates)[number]
  /** For example WordPress. */
  readonly application?: string
}

/** C6: what a host knows of a website. Null: not part of the plan; absent: the host does not report it. No credentials. */
export interface ServiceFacts {
  readonly certificate?: CertificateFact | null
  readonly mailboxes?: MailboxFact | null
  readonly site?: SiteFact | null
}

export const factNames = ['certificate', 'mailboxes', 'site'] as const satisfies readonly (keyof ServiceFacts)[]
export type FactName = (typeof factNames)[number]

/** Since when each fact has its present state, epoch milliseconds. */
export type FactTimes = Readonly<Partial<Record<FactName, number>>>

export interface KnownFacts {
  readonly facts: ServiceFacts
  readonly since: FactTimes
}

export const noFacts: KnownFacts = { facts: {}, since: {} }

/** What a host stops reporting stays known; a state keeps the time at which it was first reported. */
export const mergeFacts = (known: KnownFacts, reported: ServiceFacts, at: number): KnownFacts => {
  const isNew = (name: FactName): boolean =>
    reported[name] !== undefined && (known.facts[name] === undefined || reported[name]?.state !== known.facts[name]?.state)
  const changed = factNames.filter(isNew)
  return {
    facts: { ...known.facts, ...reported },
    since: { ...known.since, ...Object.fromEntries(changed.map((name) => [name, at])) },
  }
}

/** Whether a certificate is valid for a host name (RFC 6125: a wildcard stands for one label). */
export const coversName = (names: readonly string[], host: string): boolean =>
  names.includes(host) || names.includes(`*.${host.slice(host.indexOf('.') + 1)}`)

export const certificateStates = ['pending', 'issued', 'failed'] as const
export const mailboxStates = ['none', 'pending', 'ready'] as const
export const siteStates = ['none', 'installing', 'installed', 'failed'] as const

export interface CertificateFact {
  readonly state: (typeof certificateStates)[number]
  /** Host names covered; `*.` covers all names below a domain. */
  readonly names: readonly string[]
}

export interface MailboxFact {
  readonly state: (typeof mailboxStates)[number]
}

export interface SiteFact {
  readonly state: (typeof siteStates)[number]
  /** Name of the installed application, such as WordPress. */
  readonly application?: string
}

/** C6: what a host reports about a website. `null`: not part of the plan; absent: not reported. Contains no credentials. */
export interface ServiceFacts {
  readonly certificate?: CertificateFact | null
  readonly mailboxes?: MailboxFact | null
  readonly site?: SiteFact | null
}

export const factNames = ['certificate', 'mailboxes', 'site'] as const satisfies readonly (keyof ServiceFacts)[]
export type FactName = (typeof factNames)[number]

/** Epoch milliseconds since which each fact has had its current value. */
export type FactTimes = Readonly<Partial<Record<FactName, number>>>

export interface KnownFacts {
  readonly facts: ServiceFacts
  readonly since: FactTimes
}

export const noFacts: KnownFacts = { facts: {}, since: {} }

/** Facts missing from a report are kept; an unchanged fact keeps the time of its first report. */
export const mergeFacts = (known: KnownFacts, reported: ServiceFacts, at: number): KnownFacts => {
  const isNew = (name: FactName): boolean =>
    reported[name] !== undefined && (known.facts[name] === undefined || reported[name]?.state !== known.facts[name]?.state)
  const changed = factNames.filter(isNew)
  return {
    facts: { ...known.facts, ...reported },
    since: { ...known.since, ...Object.fromEntries(changed.map((name) => [name, at])) },
  }
}

/** Whether a certificate covers a host name (RFC 6125: a wildcard covers one label). */
export const coversName = (names: readonly string[], host: string): boolean =>
  names.includes(host) || names.includes(`*.${host.slice(host.indexOf('.') + 1)}`)

/** The kinds of record the lookup knows, in the order they are shown. */
export const dnsRecordTypes = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA'] as const
export type DnsRecordType = (typeof dnsRecordTypes)[number]

export interface DnsRecord {
  /** As a zone file writes it, without the name and without the priority. */
  readonly value: string
  /** MX only: the lowest is asked first. */
  readonly priority: number | null
  /** Seconds it may be kept; only addresses tell. */
  readonly timeToLive: number | null
}

/** `no-such-name`: the whole name does not exist. `unknown`: nobody answered in time, or with nonsense. */
export const dnsAnswerStatuses = ['found', 'none', 'no-such-name', 'unknown'] as const
export type DnsAnswerStatus = (typeof dnsAnswerStatuses)[number]

export interface DnsAnswer {
  readonly type: DnsRecordType
  readonly status: DnsAnswerStatus
  readonly records: readonly DnsRecord[]
  /** Addresses of private networks: that there are some is said, which they are is not. */
  readonly withheld: number
}

/** The outside world behind the DNS lookup. Never throws; it only resolves, nothing is ever connected to. */
export interface DnsResolver {
  /** Made-up records of the simulated registry's names. */
  readonly isSimulated?: true
  readonly resolve: (name: string, types: readonly DnsRecordType[]) => Promise<readonly DnsAnswer[]>
}

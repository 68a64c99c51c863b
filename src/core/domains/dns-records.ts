/** Record types of the DNS lookup, in display order. */
export const dnsRecordTypes = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA'] as const
export type DnsRecordType = (typeof dnsRecordTypes)[number]

export interface DnsRecord {
  /** Zone file format, without name and priority. */
  readonly value: string
  /** MX only; lower is preferred. */
  readonly priority: number | null
  /** Seconds; known for address records only. */
  readonly timeToLive: number | null
}

/** `no-such-name` is NXDOMAIN. `unknown`: timeout or an invalid response. */
export const dnsAnswerStatuses = ['found', 'none', 'no-such-name', 'unknown'] as const
export type DnsAnswerStatus = (typeof dnsAnswerStatuses)[number]

export interface DnsAnswer {
  readonly type: DnsRecordType
  readonly status: DnsAnswerStatus
  readonly records: readonly DnsRecord[]
  /** Number of private addresses, which are not disclosed. */
  readonly withheld: number
}

/** Never throws. Resolves only; never connects to what it finds. */
export interface DnsResolver {
  /** Marks made-up records of the simulated registry. */
  readonly isSimulated?: true
  readonly resolve: (name: string, types: readonly DnsRecordType[]) => Promise<readonly DnsAnswer[]>
}

import type { DnsRecord, DnsRecordType } from './dns-records'
import { simulateRegistration } from './simulate-registration'
import { hashText } from './string-hash'

const HOUR = 3_600

/** S14: made-up records of a taken name, the same on every reload. Its name servers are those the WHOIS lookup shows; its addresses are reserved for examples (RFC 5737, RFC 3849). */
export const simulateRecords = (
  name: string,
  registered: string,
  now: number,
  seed = '',
): Readonly<Record<DnsRecordType, readonly DnsRecord[]>> => {
  const record = (value: string, more: Partial<DnsRecord> = {}): DnsRecord => ({ value, priority: null, timeToLive: null, ...more })
  const { nameServers } = simulateRegistration(registered, now, seed)
  const [first = ''] = nameServers
  const host = hashText(`${seed}|address|${registered}`)
  const atApex = (...records: readonly DnsRecord[]) => (name === registered ? records : [])
  return {
    A: [record(`203.0.113.${(host % 254) + 1}`, { timeToLive: HOUR })],
    AAAA: [record(`2001:db8::${((host >>> 8) % 0xffff).toString(16)}`, { timeToLive: HOUR })],
    CNAME: [],
    MX: atApex(record(`mail.${registered}`, { priority: 10 })),
    NS: atApex(...nameServers.map((server) => record(server))),
    TXT: atApex(record('v=spf1 mx -all')),
    SOA: atApex(record(`${first} hostmaster.${registered} 1 7200 3600 1209600 3600`)),
    CAA: [],
  }
}

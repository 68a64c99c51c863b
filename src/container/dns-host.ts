import type { Payload } from 'payload'
import { environment } from '@/lib/config/env'
import { isHeld } from '@/lib/config/held'
import { dnsHostLimits } from '@/lib/config/limits'
import { isOwnMachine } from '@/lib/config/own-machine'
import type { DnsHost } from '@/core/dns/dns-host'
import { createRfc2136DnsHost } from '@/integrations/rfc2136/dns-host'
import { createSimulatedDnsHost } from '@/integrations/simulated/dns-host'
import { zoneStoreIn } from '@/modules/domains/dns/dns.repository'

/** What a name would be delegated to on a machine that nobody else asks. */
const simulatedNameservers = ['ns1.hostfront.test', 'ns2.hostfront.test'] as const

/**
 * N6: who answers for customers' names: the server the settings name; on this machine alone one that is simulated; otherwise nobody. A
 * copy of the shop changes nobody's records.
 */
export const createDnsHost = (payload: Payload): DnsHost | null => {
  const { DNS_UPDATE_SERVER: server, DNS_UPDATE_KEY: key, DNS_NAMESERVERS: nameservers, DOMAIN_PROVIDER, SITE_URL } = environment()
  if (server && key && !isHeld()) return createRfc2136DnsHost({ server, key, nameservers, now: Date.now, timeout: dnsHostLimits.timeout })
  const isSimulated = DOMAIN_PROVIDER === 'simulated' && isOwnMachine(SITE_URL)
  return isSimulated ? createSimulatedDnsHost({ zones: zoneStoreIn(payload.db.drizzle), nameservers: simulatedNameservers }) : null
}

import { afterEach } from 'vitest'
import { circuitLimits } from '@/lib/config/circuit-limits'
import { createRdapRegistry } from '@/integrations/rdap/registry'
import { createRdapClient, type RdapClientOptions } from '@/integrations/rdap/client'
import { createCircuit } from '@/lib/circuits'
import { helpObject, rdapJson, startRdapServer, type RdapReply, type RdapServer, type Replies } from '../rdap-server'

const servers: RdapServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ close }) => close()))
})
export const startRegistry = async (replies: Replies, host?: string): Promise<RdapServer> => {
  const server = await startRdapServer(replies, host)
  servers.push(server)
  return server
}

/** RDAP servers by extension. */
export const registryAt = (bases: Readonly<Record<string, string>>, options: Partial<RdapClientOptions> = {}) =>
  createRdapRegistry(
    createRdapClient({
      findServer: async (extension) => bases[extension] ?? null,
      allowLoopback: true,
      circuitOf: () => createCircuit({ outsider: 'registry', limits: { ...circuitLimits.registry, patience: 60_000 } }),
      ...options,
      limits: { timeout: 400, answerTimeout: 900, ...options.limits },
    }),
  )

/** Status of a `.com` domain for a server response. */
export const statusOf = async (
  reply: RdapReply,
  more: Replies = {},
  options: Partial<RdapClientOptions> = {},
): Promise<string | undefined> => {
  const { base } = await startRegistry({
    'domain/meadow.com': reply,
    help: { status: 200, headers: rdapJson, body: JSON.stringify(helpObject) },
    ...more,
  })
  const [answer] = await registryAt({ '.com': base }, options).checkAvailability(['meadow.com'])
  return answer?.status
}

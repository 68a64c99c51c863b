import { z } from 'zod'
import { readRdapServer, type AddressRules } from '@/core/domains/rdap-server-address'
import { refuse, ok, type Result } from '@/core/result'

/** RFC 9224 §3 and §4. Only https counts, and of the servers of an ending the first. */
const bootstrapSchema = z.object({
  version: z.literal('1.0'),
  publication: z.iso.datetime({ offset: true }),
  services: z
    .array(z.tuple([z.array(z.string().min(1)).min(1), z.array(z.string()).min(1)]))
    .min(1)
    .max(5_000),
})

/** Endings without their dot, lower case, to the base address of their registry's server. */
export interface Bootstrap {
  /** Epoch milliseconds. */
  readonly publishedAt: number
  readonly servers: ReadonlyMap<string, string>
}

const ENDING = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/

/** What a text of the net says, or why it says nothing. Entries that are no use are left out, not believed. */
export const parseBootstrap = (text: string, rules: AddressRules = {}): Result<Bootstrap, 'no-json' | 'no-bootstrap' | 'no-servers'> => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refuse('no-json')
  }
  const read = bootstrapSchema.safeParse(json)
  if (!read.success) return refuse('no-bootstrap')
  const servers = new Map<string, string>()
  for (const [endings, addresses] of read.data.services) {
    const server = addresses.map((address) => readRdapServer(address, rules)).find((address) => address !== null)
    if (!server) continue
    for (const ending of endings.map((each) => each.toLowerCase())) if (ENDING.test(ending)) servers.set(ending, server)
  }
  return servers.size === 0 ? refuse('no-servers') : ok({ publishedAt: Date.parse(read.data.publication), servers })
}

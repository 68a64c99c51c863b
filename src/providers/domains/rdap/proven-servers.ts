import { LRUCache } from 'lru-cache'

interface ProvenServersOptions {
  /** Whether the server answers `help` as RDAP has it (RFC 9082 §3.1.6). */
  readonly ask: (server: string) => Promise<boolean>
  readonly now: () => number
  /** ms a yes and a no are believed. */
  readonly provenFor: number
  readonly unprovenFor: number
}

/** More than there are registries. */
const mostServers = 2_000

/**
 * Some registries answer 404 with nothing in it, and so does any web server at a wrong address. Before such an answer counts,
 * its server shows once that it speaks RDAP.
 */
export const createProvenServers = ({ ask, now, provenFor, unprovenFor }: ProvenServersOptions): ((server: string) => Promise<boolean>) => {
  const known = new LRUCache<string, Promise<boolean>>({ max: mostServers, perf: { now }, ttlResolution: 0 })
  return (server) => {
    const before = known.get(server)
    if (before) return before
    const isProven = ask(server)
    known.set(server, isProven)
    return isProven.then((is) => {
      known.set(server, isProven, { ttl: is ? provenFor : unprovenFor })
      return is
    })
  }
}

interface ProvenServersOptions {
  /** Whether the server answers `help` as RDAP has it (RFC 9082 §3.1.6). */
  readonly ask: (server: string) => Promise<boolean>
  readonly now: () => number
  /** ms a yes and a no are believed. */
  readonly provenFor: number
  readonly unprovenFor: number
}

/**
 * Some registries answer 404 with nothing in it, and so does any web server at a wrong address. Before such an answer counts,
 * its server shows once that it speaks RDAP.
 */
export const createProvenServers = ({ ask, now, provenFor, unprovenFor }: ProvenServersOptions): ((server: string) => Promise<boolean>) => {
  const known = new Map<string, { readonly isProven: Promise<boolean>; until: number }>()
  return (server) => {
    const before = known.get(server)
    if (before && now() < before.until) return before.isProven
    const isProven = ask(server)
    const entry = { isProven, until: Number.POSITIVE_INFINITY }
    known.set(server, entry)
    return isProven.then((is) => {
      entry.until = now() + (is ? provenFor : unprovenFor)
      return is
    })
  }
}

import type { Bootstrap } from './bootstrap'

/**
 * Endings whose registry serves RDAP and is missing from IANA's list (2025): that list wins as soon as it names them, and
 * the admin's address of an ending wins over both.
 */
const supplements: ReadonlyMap<string, string> = new Map([
  ['io', 'https://rdap.identitydigital.services/rdap/'],
  ['co', 'https://rdap.registry.co/co/'],
])

/** The catalogue's row of an ending, as far as it concerns us; undefined for one that is not sold. */
export interface SoldExtension {
  readonly rdapServer?: string | null
}

/**
 * Who is authoritative for names under `extension` (`.com`, `.co.uk`); `null` when nobody is known. A second-level ending
 * stands on its top level's server only where it is sold: `.b.com` is no registry, and a server's "not found" about it means nothing.
 */
export const findServer = (extension: string, sold: SoldExtension | undefined, bootstrap: Bootstrap): string | null => {
  if (sold?.rdapServer) return sold.rdapServer
  const ending = extension.slice(1)
  const known = bootstrap.servers.get(ending) ?? supplements.get(ending)
  if (known) return known
  const topLevel = ending.slice(ending.lastIndexOf('.') + 1)
  return sold && topLevel !== ending ? (bootstrap.servers.get(topLevel) ?? null) : null
}

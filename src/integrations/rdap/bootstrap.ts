import { z } from 'zod'
import { readRdapServer, type AddressRules } from '@/core/domains/registry'
import { err, ok, type Result } from '@/core/result'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import shipped from './bootstrap.json'
import { rdapLimits } from '@/lib/config/limits'
import { fetchSafely } from './fetch-safely'

/** RFC 9224 §3 and §4. Uses HTTPS servers only, the first of each TLD. */
const bootstrapSchema = z.object({
  version: z.literal('1.0'),
  publication: z.iso.datetime({ offset: true }),
  services: z
    .array(z.tuple([z.array(z.string().min(1)).min(1), z.array(z.string()).min(1)]))
    .min(1)
    .max(5_000),
})

/** Base URL of the RDAP server by lower-case TLD without dot. */
interface Bootstrap {
  /** Epoch milliseconds. */
  readonly publishedAt: number
  readonly servers: ReadonlyMap<string, string>
}

const ENDING = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/

/** Drops invalid entries. */
export const parseBootstrap = (text: string, rules: AddressRules = {}): Result<Bootstrap, 'no-json' | 'no-bootstrap' | 'no-servers'> => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return err('no-json')
  }
  const read = bootstrapSchema.safeParse(json)
  if (!read.success) return err('no-bootstrap')
  const servers = new Map<string, string>()
  for (const [endings, addresses] of read.data.services) {
    const server = addresses.map((address) => readRdapServer(address, rules)).find((address) => address !== null)
    if (!server) continue
    for (const ending of endings.map((each) => each.toLowerCase())) if (ENDING.test(ending)) servers.set(ending, server)
  }
  return servers.size === 0 ? err('no-servers') : ok({ publishedAt: Date.parse(read.data.publication), servers })
}

const fileIn = (folder: string): string => path.join(folder, 'dns.json')

/** The file shipped with the shop; a test ensures that it is valid. */
export const shippedBootstrap = (): Bootstrap => {
  const read = parseBootstrap(JSON.stringify(shipped))
  if (!read.ok) throw new Error(`Bundled RDAP bootstrap file is invalid: ${read.error}`)
  return read.value
}

/** The last fetched file, otherwise the shipped one. */
export const loadBootstrap = async (folder: string): Promise<Bootstrap> => {
  try {
    const read = parseBootstrap(await readFile(fileIn(folder), 'utf8'))
    return read.ok ? read.value : shippedBootstrap()
  } catch {
    return shippedBootstrap()
  }
}

type BootstrapRefusal = 'no-json' | 'no-bootstrap' | 'no-servers' | 'older' | 'lacks-endings'

/** Saves a fetched list atomically. Rejects invalid lists, older ones, and those that lack a TLD of the shipped list. */
const keepBootstrap = async (folder: string, text: string): Promise<Result<Bootstrap, BootstrapRefusal>> => {
  const read = parseBootstrap(text)
  if (!read.ok) return read
  if (![...shippedBootstrap().servers.keys()].every((ending) => read.value.servers.has(ending))) return err('lacks-endings')
  const known = await stat(fileIn(folder)).then(
    () => loadBootstrap(folder),
    () => null,
  )
  if (known && read.value.publishedAt < known.publishedAt) return err('older')
  await mkdir(folder, { recursive: true })
  const draft = `${fileIn(folder)}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(draft, text, { flush: true })
    await rename(draft, fileIn(folder))
  } finally {
    await rm(draft, { force: true })
  }
  return ok(read.value)
}

/** Rereads the file periodically, so a refresh needs no restart. */
export const createBootstrapReader = (folder: string, now: () => number = Date.now): (() => Promise<Bootstrap>) => {
  let known: Promise<Bootstrap> | undefined
  let until = 0
  return () => {
    if (!known || now() >= until) {
      known = loadBootstrap(folder)
      until = now() + rdapLimits.bootstrapReadEvery
    }
    return known
  }
}

/** TLDs with RDAP that IANA's list lacks (2025). That list takes precedence once it has them, and the admin's server over both. */
const supplements: ReadonlyMap<string, string> = new Map([
  ['io', 'https://rdap.identitydigital.services/rdap/'],
  ['co', 'https://rdap.registry.co/co/'],
])

/** Catalogue row; undefined for TLDs not sold. */
interface SoldExtension {
  readonly rdapServer?: string | null
}

/**
 * Authoritative server for names under `extension` (`.com`, `.co.uk`); `null` if unknown. A second-level TLD uses its top level's server
 * only if sold: `.b.com` is no registry, so "not found" from that server would mean nothing.
 */
export const findServer = (extension: string, sold: SoldExtension | undefined, bootstrap: Bootstrap): string | null => {
  if (sold?.rdapServer) return sold.rdapServer
  const ending = extension.slice(1)
  const known = bootstrap.servers.get(ending) ?? supplements.get(ending)
  if (known) return known
  const topLevel = ending.slice(ending.lastIndexOf('.') + 1)
  return sold && topLevel !== ending ? (bootstrap.servers.get(topLevel) ?? null) : null
}

interface RefreshOptions extends AddressRules {
  readonly address: string
  readonly folder: string
}

const TIMEOUT = 30_000

/** Leaves the current list in place on failure. */
export const refreshBootstrap = async ({
  address,
  folder,
  ...rules
}: RefreshOptions): Promise<Result<Bootstrap, BootstrapRefusal | 'not-reached'>> => {
  const answer = await fetchSafely(address, {
    ...rules,
    signal: AbortSignal.timeout(TIMEOUT),
    maximumBytes: rdapLimits.bootstrapBytes,
    maximumRedirects: rdapLimits.redirects,
    headers: { Accept: 'application/json' },
  })
  return answer.kind === 'response' && answer.status === 200 ? keepBootstrap(folder, answer.body) : err('not-reached')
}

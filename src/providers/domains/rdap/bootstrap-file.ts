import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ok, refuse, type Result } from '@/core/result'
import shipped from './bootstrap.json'
import { parseBootstrap, type Bootstrap } from './bootstrap'

const fileIn = (folder: string): string => path.join(folder, 'dns.json')

/** The file that comes with the shop. A broken one is a fault of ours, found by its test. */
export const shippedBootstrap = (): Bootstrap => {
  const read = parseBootstrap(JSON.stringify(shipped))
  if (!read.ok) throw new Error(`The shipped bootstrap file is unusable: ${read.error}`)
  return read.value
}

/** What was fetched last, or what was shipped where nothing was, or nothing that can be read. */
export const loadBootstrap = async (folder: string): Promise<Bootstrap> => {
  try {
    const read = parseBootstrap(await readFile(fileIn(folder), 'utf8'))
    return read.ok ? read.value : shippedBootstrap()
  } catch {
    return shippedBootstrap()
  }
}

export type BootstrapRefusal = 'no-json' | 'no-bootstrap' | 'no-servers' | 'older' | 'lacks-endings'

/**
 * Keeps a fetched list, whole or not at all. Refused: what is no list, one older than the one at hand, and one that has lost
 * an ending this shop was shipped with.
 */
export const keepBootstrap = async (folder: string, text: string): Promise<Result<Bootstrap, BootstrapRefusal>> => {
  const read = parseBootstrap(text)
  if (!read.ok) return read
  if (![...shippedBootstrap().servers.keys()].every((ending) => read.value.servers.has(ending))) return refuse('lacks-endings')
  const known = await stat(fileIn(folder)).then(
    () => loadBootstrap(folder),
    () => null,
  )
  if (known && read.value.publishedAt < known.publishedAt) return refuse('older')
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

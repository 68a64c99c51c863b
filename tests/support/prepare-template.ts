// Run as a program of its own: migrates the database of DATABASE_URL and, where there is a seed, fills it.
import config from '@payload-config'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getPayload, type Payload } from 'payload'

interface SeedModule {
  readonly seed?: (payload: Payload) => Promise<unknown>
}

const seedFile = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'seed', 'index.ts')

const payload = await getPayload({ config })
await payload.db.migrate()
if (fs.existsSync(seedFile)) {
  const { seed } = (await import(pathToFileURL(seedFile).href)) as SeedModule
  await seed?.(payload)
}
process.exit(0)

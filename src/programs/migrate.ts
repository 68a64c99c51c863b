// npm run migrate: applies pending migrations; with --expand only those the previous version can run with (ADR 013). Nothing else migrates;
// concurrent starts are serialised (scripts/lib/database.mjs).
import config from '@payload-config'
import { getPayload } from 'payload'
import { applyMigrations } from '@/payload/apply-migrations'
import { rebuildPassages } from '@/modules/content/search/passages'
import { isContraction } from '@/lib/config/contraction'

const isExpansion = process.argv.includes('--expand')
const payload = await getPayload({ config, disableOnInit: true })
await applyMigrations(payload, (name) => !isExpansion || !isContraction(name))
await rebuildPassages(payload)
process.exit(0)

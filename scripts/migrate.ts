// npm run migrate: applies pending migrations; with --expand only those the previous version can run with (ADR 013). Nothing else migrates;
// concurrent starts are serialised (scripts/steps/alone.mjs).
import config from '@payload-config'
import { getPayload } from 'payload'
import { applyMigrations } from '@/payload/apply-migrations'
import { isContraction } from '@/lib/config/contraction'

const isExpansion = process.argv.includes('--expand')
await applyMigrations(await getPayload({ config, disableOnInit: true }), (name) => !isExpansion || !isContraction(name))
process.exit(0)

// npm run migrate: applies the migrations that the database lacks, with --expand those alone that the version before can live with (ADR 044).
// Nothing else does: of several starts only one is at this (scripts/steps/alone.mjs).
import config from '@payload-config'
import { getPayload } from 'payload'
import { applyMigrations } from '@/payload/apply-migrations'
import { isContraction } from '@/lib/config/contraction'

const isExpansion = process.argv.includes('--expand')
await applyMigrations(await getPayload({ config, disableOnInit: true }), (name) => !isExpansion || !isContraction(name))
process.exit(0)

// npm run migrate: applies the migrations that the database lacks. Nothing else does: of several starts only one is at this (scripts/steps/alone.mjs).
import config from '@payload-config'
import { getPayload } from 'payload'
import { applyMigrations } from '@/cms/apply-migrations'

await applyMigrations(await getPayload({ config, disableOnInit: true }))
process.exit(0)

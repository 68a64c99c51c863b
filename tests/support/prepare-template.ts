// Child process: migrates and seeds DATABASE_URL.
import './cheap-passwords'
import config from '@payload-config'
import { getPayload } from 'payload'
import { applyMigrations } from '@/payload/apply-migrations'
import { seed } from '@seed/index'

const payload = await getPayload({ config })
await applyMigrations(payload)
await seed(payload)
process.exit(0)

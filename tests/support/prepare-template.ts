// Run as a program of its own, in production, where connecting migrates: fills the database of DATABASE_URL.
import config from '@payload-config'
import { getPayload } from 'payload'
import { seed } from '@seed/index'

await seed(await getPayload({ config }))
process.exit(0)

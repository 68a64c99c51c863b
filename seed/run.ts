// `node scripts/run.mjs seed/run.ts [--reset]`, run by npm run seed: fills the database of DATABASE_URL, which must be migrated.
import config from '@payload-config'
import { getPayload } from 'payload'
import { setTimeout as wait } from 'node:timers/promises'
import { fillTranslations } from '@/payload/admin/translations/matrix'
import { seed } from './'

/** In ms; the call that invalidates a running site's caches is sent after the writes. */
const timeToRefresh = 1000

const payload = await getPayload({ config })
const { isChanged, logins } = await seed(payload, {
  reset: process.argv.includes('--reset'),
  withHistory: true,
  log: (line) => console.log(line),
})
for (const { collection, email } of logins) console.log(`${collection === 'users' ? 'staff' : 'customer'} login: ${email}`)
// The worker counts translations once per hour only.
console.log(`translations: ${await fillTranslations(payload)} documents counted`)
if (isChanged) await wait(timeToRefresh)
process.exit(0)

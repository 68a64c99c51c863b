// A process of its own that makes redirects at an instant, as a script or an import would: change-redirects.ts <epoch ms> <path> …
import config from '@payload-config'
import { getPayload } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'

const [at, ...paths] = process.argv.slice(2)
const payload = await getPayload({ config })
process.stdout.write('ready\n')
await sleep(Math.max(0, Number(at) - Date.now()))
for (const from of paths) await payload.create({ collection: 'redirects', data: { from, to: { type: 'custom', url: '/about' }, type: '308', _status: 'published' } })
process.exit(0)

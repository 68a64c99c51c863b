// First service in docker-compose.yml: creates the database password on a volume, unless POSTGRES_PASSWORD is set.
import fs from 'node:fs'
import { readOrCreateSecret } from '../../scripts/lib/settings.mjs'

const file = process.env.DATABASE_PASSWORD_FILE ?? '.secrets/database-password'
const given = (process.env.POSTGRES_PASSWORD ?? '').trim()
// Shops from before generated passwords have data on their volume and use the old default.
const isOlder = !fs.existsSync(file) && fs.readdirSync('.data').length > 0
const kept = given !== '' ? given : isOlder ? 'hostfront' : undefined

if (kept === undefined) readOrCreateSecret(file, 24)
else fs.writeFileSync(file, `${kept}\n`, { mode: 0o600 })

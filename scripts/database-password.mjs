// The first thing in docker-compose.yml: the password of the database that comes with it, made once and kept on a volume. It is
// POSTGRES_PASSWORD where that is set.
import fs from 'node:fs'
import { readOrCreateSecret } from './steps/secret-file.mjs'

const file = process.env.DATABASE_PASSWORD_FILE ?? '.secrets/database-password'
const given = (process.env.POSTGRES_PASSWORD ?? '').trim()
// A shop that ran before passwords were made has left something on its volume, and has the password of that time.
const isOlder = !fs.existsSync(file) && fs.readdirSync('.data').length > 0
const kept = given !== '' ? given : isOlder ? 'hostfront' : undefined

if (kept === undefined) readOrCreateSecret(file, 24)
else fs.writeFileSync(file, `${kept}\n`, { mode: 0o600 })

// The shop inside its image: beside Next's own server.js. A secret that nobody set is made once and kept on the volume, so
// that `docker compose up` on a fresh clone runs with one that no repository knows.
import './front-door.mjs'
import { requireWrittenFolders } from './steps/disk.mjs'
import { readDatabasePassword } from './steps/database-password.mjs'
import { describeError } from './steps/fault.mjs'
import { readOrCreateSecret } from './steps/secret-file.mjs'

try {
  requireWrittenFolders(process.env)
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}
readDatabasePassword()
if ((process.env.PAYLOAD_SECRET ?? '') === '') process.env.PAYLOAD_SECRET = readOrCreateSecret('.data/payload-secret')

const server = new URL('../server.js', import.meta.url)
await import(server.href)

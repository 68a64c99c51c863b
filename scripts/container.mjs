// The shop inside its image. A secret that nobody set is made once and kept on the volume, so
// that `docker compose up` on a fresh clone runs with one that no repository knows.
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

// `start`, on every address of the container
process.argv.splice(2, Infinity, 'start', '0.0.0.0')
await import('../server/index.mjs')

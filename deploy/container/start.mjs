// Entry point of the image. Creates a missing secret on the volume, so that `docker compose up` works on a fresh clone with a secret that
// is in no repository.
import { requireWrittenFolders } from '../../scripts/lib/storage.mjs'
import { readDatabasePassword, readOrCreateSecret } from '../../scripts/lib/settings.mjs'
import { describeError } from '../../scripts/lib/output.mjs'

try {
  requireWrittenFolders(process.env)
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}
readDatabasePassword()
if ((process.env.PAYLOAD_SECRET ?? '') === '') process.env.PAYLOAD_SECRET = readOrCreateSecret('.data/payload-secret')

// `start`, listening on all addresses of the container
process.argv.splice(2, Infinity, 'start', '0.0.0.0')
await import('../../server/index.mjs')

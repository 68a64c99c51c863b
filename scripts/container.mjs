// The shop inside its image: beside Next's own server.js. A secret that nobody set is made once and kept on the volume, so
// that `docker compose up` on a fresh clone runs with one that no repository knows.
import './front-door.mjs'
import { readDatabasePassword } from './steps/database-password.mjs'
import { readOrCreateSecret } from './steps/secret-file.mjs'

readDatabasePassword()
if ((process.env.PAYLOAD_SECRET ?? '') === '') process.env.PAYLOAD_SECRET = readOrCreateSecret('.data/payload-secret')

const server = new URL('../server.js', import.meta.url)
await import(server.href)

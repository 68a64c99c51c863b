import type { Config } from 'payload'
import { buildEnvironment } from '@/config/env'
import { describeFault } from '@/server/database/database-faults'

/** Whatever carries one of these, at any of the usual depths, is not written down (R11). */
const secretNames = ['password', 'token', 'secret', 'accessToken', 'authorizationCode', 'authCode', 'authorization', 'cookie', '["set-cookie"]']

const paths = secretNames.flatMap((name) => (name.startsWith('[') ? [`*${name}`, `*.*${name}`] : [name, `*.${name}`, `*.*.${name}`]))

/** One JSON line an event, secrets redacted. */
export const logger: NonNullable<Config['logger']> = {
  options: {
    level: buildEnvironment().LOG_LEVEL,
    redact: { paths, censor: '[redacted]' },
    // an error of the database carries the query and its values
    serializers: { err: describeFault },
  },
}

import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { buildEnvironment } from '@/lib/config/env'

/** The same derivation as Payload's. */
const derive = (setting: string): string => createHash('sha256').update(setting).digest('hex').slice(0, 32)

/** The current secret, which signs and encrypts, then earlier ones, which only verify and decrypt. */
export const secretsOf = ({ secret }: Pick<Payload, 'secret'>): readonly [string, ...string[]] => [
  secret,
  ...buildEnvironment().PAYLOAD_SECRET_PREVIOUS.map(derive),
]

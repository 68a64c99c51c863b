import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { buildEnvironment } from '@/lib/config/env'

/** As Payload makes its own secret out of the setting. */
const derive = (setting: string): string => createHash('sha256').update(setting).digest('hex').slice(0, 32)

/** The shop's secret first, with which everything new is signed and sealed; then those it had before, which still open what is older. */
export const secretsOf = ({ secret }: Pick<Payload, 'secret'>): readonly [string, ...string[]] => [
  secret,
  ...buildEnvironment().PAYLOAD_SECRET_PREVIOUS.map(derive),
]

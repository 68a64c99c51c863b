import { randomBytes } from 'node:crypto'
import { webhookPace } from '@/config/webhook-pace'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { sealText } from '@/server/platform/sealed-text'
import { updateSecret } from './endpoint-repository'

/** Between the 24 and 64 bytes that Standard Webhooks asks for. */
const secretBytes = 32

/** W5: answered once and kept sealed; the one before it signs as well for a day. `null` where there is no such receiver. */
export const newSecret = async (
  { payload, now }: Pick<Context, 'payload' | 'now'>,
  handle: Handle,
  endpoint: string,
): Promise<string | null> => {
  const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`
  const isKept = await updateSecret(handle, endpoint, { sealed: sealText(payload, secret), previousUntil: now() + webhookPace.overlap })
  return isKept ? secret : null
}

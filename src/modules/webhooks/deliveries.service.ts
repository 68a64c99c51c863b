import { type SwitchOffReason, retryAfter, evaluateResponse, type WebhookAnswer } from '@/core/webhooks'
import type { Payload } from 'payload'
import { queueStaffNotice } from '@/lib/outbox/outbox'
import {
  disableEndpoint,
  findWaiting,
  recordAttempt,
  markDelivered,
  markFailed,
  postponeDelivery,
  pauseEndpoint,
  type ClaimedDelivery,
  type DeliveryAttempt,
  updateSecret,
  findEncryptedSecrets,
  updateEncryptedSecrets,
} from './webhooks.repository'
import { webhookPace } from '@/lib/config/limits'
import type { Context } from '@/lib/context'
import { countWebhook } from '@/lib/observability/metrics'
import { decrypt, encrypt } from '@/lib/crypto/encryption'
import { randomBytes } from 'node:crypto'
import { signMessage } from '@/lib/crypto/sign-message'
import type { Handle } from '@/lib/db/sql'

const reasons = {
  gone: 'gone: HTTP 410',
  failing: 'failing: every attempt failed for three days',
} as const satisfies Record<SwitchOffReason, string>

/** W4: disables the endpoint and notifies staff, once, in one transaction. */
const switchOff = (payload: Payload, endpoint: string, reason: SwitchOffReason, now: number): Promise<void> =>
  payload.db.drizzle.transaction(async (transaction) => {
    const url = await disableEndpoint(transaction, endpoint, reason)
    if (url === null) return
    await queueStaffNotice(transaction, {
      kind: 'webhook-off',
      key: `${endpoint}:${now}`,
      adminPath: `/collections/webhook-endpoints/${endpoint}`,
      facts: [
        { name: 'receiver', value: url },
        { name: 'reason', value: reasons[reason] },
      ],
    })
  })

type DeliveryContext = Pick<Context, 'payload' | 'webhooks' | 'now' | 'random' | 'logger'>

const openSecrets = (payload: Payload, { secret, previousSecret }: ClaimedDelivery): readonly string[] =>
  [secret, previousSecret].flatMap((sealed) => decrypt(payload, sealed) ?? [])

const ask = async (
  { payload, webhooks, now }: DeliveryContext,
  claimed: ClaimedDelivery,
): Promise<WebhookAnswer | { readonly kind: 'unsigned' }> => {
  const secrets = openSecrets(payload, claimed)
  // The secret can't be decrypted, so the event can't be signed and is not sent.
  return secrets.length === 0 ? { kind: 'unsigned' } : webhooks.send(signMessage({ ...claimed, at: now(), secrets }))
}

const toTry = (answer: Awaited<ReturnType<typeof ask>>, at: number, took: number): DeliveryAttempt => ({
  at,
  took,
  status: answer.kind === 'answered' ? answer.status : null,
  text: answer.kind === 'answered' ? answer.text : null,
  fault: answer.kind === 'fault' ? answer.fault : answer.kind === 'unsigned' ? 'unsigned' : null,
})

const recordFailure = async (
  { payload, random, logger }: DeliveryContext,
  claimed: ClaimedDelivery,
  tried: DeliveryAttempt,
  isGone: boolean,
): Promise<void> => {
  const over = tried.at + tried.took
  const [chance, since] = [random(), over - claimed.firstTriedAt]
  const wait = isGone ? null : retryAfter({ attempts: claimed.attempts, since, random: chance }, webhookPace)
  const status = wait === null ? 'dead' : 'waiting'
  const next = { status, nextAttemptAt: wait === null ? null : over + wait, random: chance } as const
  const failingSince = await markFailed(payload.db.drizzle, claimed, tried, next)
  countWebhook(status === 'dead' ? 'dead' : 'failed')
  const { id: delivery, endpoint, event, attempts } = claimed
  logger.warn({ delivery, endpoint, event, attempts, status: tried.status, fault: tried.fault }, 'Webhook delivery failed')
  if (isGone) await switchOff(payload, endpoint, 'gone', over)
  else if (failingSince !== null && over - failingSince >= webhookPace.givenUpAfter) await switchOff(payload, endpoint, 'failing', over)
}

const deliver = async (world: DeliveryContext, claimed: ClaimedDelivery): Promise<void> => {
  const [at, began] = [world.now(), performance.now()]
  const answer = await ask(world, claimed)
  const tried = toTry(answer, at, Math.floor(performance.now() - began))
  const verdict = answer.kind === 'unsigned' ? 'failed' : evaluateResponse(answer)
  if (verdict !== 'delivered') return recordFailure(world, claimed, tried, verdict === 'gone')
  await markDelivered(world.payload.db.drizzle, claimed, tried)
  countWebhook('delivered')
}

const begin = async ({ payload, now }: DeliveryContext, id: string): Promise<ClaimedDelivery | null> => {
  const { drizzle } = payload.db
  const at = now()
  const waiting = await findWaiting(drizzle, id, at)
  if (waiting === null) return null
  const { blockedUntil, isFailing, endpoint } = waiting
  if (blockedUntil !== null || (isFailing && !(await pauseEndpoint(drizzle, endpoint, at)))) {
    await postponeDelivery(drizzle, id, Math.max(blockedUntil ?? 0, at + webhookPace.leastPause))
    return null
  }
  const attempt = await recordAttempt(drizzle, id, at)
  return attempt && { ...waiting, ...attempt }
}

/**
 * W3, W4: sends an event. The queue runs one object's events in order, few per receiver at once and many in total, so that a slow receiver
 * delays no other. A failed attempt is recorded in its row, which queues the next one.
 */
export const deliverWebhook = async (
  world: DeliveryContext,
  id: string | undefined,
  rest: (milliseconds: number) => Promise<unknown>,
): Promise<void> => {
  const began = performance.now()
  const claimed = id === undefined ? null : await begin(world, id)
  const took = performance.now() - began
  if (claimed !== null) await deliver(world, claimed)
  await rest(took)
}

/** Standard Webhooks requires 24 to 64 bytes. */
const secretBytes = 32

/** W5: returned once and stored encrypted; the previous secret also signs for a day. `null` if there is no such endpoint. */
export const newSecret = async (
  { payload, now }: Pick<Context, 'payload' | 'now'>,
  handle: Handle,
  endpoint: string,
): Promise<string | null> => {
  const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`
  const isKept = await updateSecret(handle, endpoint, { sealed: encrypt(payload, secret), previousUntil: now() + webhookPace.overlap })
  return isKept ? secret : null
}

const page = 200

/**
 * W5: re-encrypts every signing secret with the current key. Uses one statement per row, so it can run while the shop is up and can be
 * repeated.
 */
export const reencryptWebhookSecrets = async (payload: Payload): Promise<{ readonly sealed: number; readonly unreadable: number }> => {
  const { drizzle } = payload.db
  let [sealed, unreadable, after] = [0, 0, '00000000-0000-0000-0000-000000000000']
  const anew = (text: string | null): string | null => {
    if (text === null) return null
    const secret = decrypt(payload, text)
    if (secret === null) {
      unreadable += 1
      return text
    }
    sealed += 1
    return encrypt(payload, secret)
  }
  for (;;) {
    const rows = await findEncryptedSecrets(drizzle, after, page)
    for (const row of rows) await updateEncryptedSecrets(drizzle, row, { secret: anew(row.secret), previous: anew(row.previous) })
    const last = rows.at(-1)
    if (last === undefined) return { sealed, unreadable }
    after = last.id
  }
}

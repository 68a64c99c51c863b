import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { isHeld } from '@/config/held'
import { webhookPace } from '@/config/webhook-pace'
import { retryAfter } from '@/core/webhooks/retry'
import { judgeAnswer, type WebhookAnswer } from '@/core/webhooks/webhook-sender'
import type { Context } from '@/server/platform/context'
import { describeFault } from '@/server/platform/database/database-faults'
import { countWebhook } from '@/server/platform/metrics/count'
import { openSealed } from '@/server/platform/sealed-text'
import {
  lockNextDelivery,
  updateDelivered,
  updateFailed,
  updateLeftDeliveries,
  type ClaimedDelivery,
  type DeliveryTry,
} from './delivery-repository'
import { signMessage } from './sign-message'
import { switchOff } from './switch-off'

type World = Pick<Context, 'payload' | 'webhooks' | 'now' | 'random' | 'logger'>

const openSecrets = (payload: Payload, { secret, previousSecret }: ClaimedDelivery): readonly string[] =>
  [secret, previousSecret].flatMap((sealed) => openSealed(payload, sealed) ?? [])

const ask = async ({ payload, webhooks, now }: World, claimed: ClaimedDelivery): Promise<WebhookAnswer | { readonly kind: 'unsigned' }> => {
  const secrets = openSecrets(payload, claimed)
  // Sealed with a secret of the shop that nobody named: what cannot be signed does not leave.
  return secrets.length === 0 ? { kind: 'unsigned' } : webhooks.send(signMessage({ ...claimed, at: now(), secrets }))
}

const toTry = (answer: Awaited<ReturnType<typeof ask>>, at: number, took: number): DeliveryTry => ({
  at,
  took,
  status: answer.kind === 'answered' ? answer.status : null,
  text: answer.kind === 'answered' ? answer.text : null,
  fault: answer.kind === 'fault' ? answer.fault : answer.kind === 'unsigned' ? 'unsigned' : null,
})

const noteFailure = async (
  { payload, random, logger }: World,
  claimed: ClaimedDelivery,
  tried: DeliveryTry,
  isGone: boolean,
): Promise<void> => {
  const over = tried.at + tried.took
  const [chance, since] = [random(), over - claimed.firstTriedAt]
  const wait = isGone ? null : retryAfter({ attempts: claimed.attempts, since, random: chance }, webhookPace)
  const status = wait === null ? 'dead' : 'waiting'
  const next = { status, nextAttemptAt: wait === null ? null : over + wait, random: chance } as const
  const failingSince = await updateFailed(payload.db.drizzle, claimed, tried, next)
  countWebhook(status === 'dead' ? 'dead' : 'failed')
  const { id: delivery, endpoint, event, attempts } = claimed
  logger.warn({ delivery, endpoint, event, attempts, status: tried.status, fault: tried.fault }, 'An event was not taken by its receiver')
  if (isGone) await switchOff(payload, endpoint, 'gone', over)
  else if (failingSince !== null && over - failingSince >= webhookPace.givenUpAfter) await switchOff(payload, endpoint, 'failing', over)
}

const deliver = async (world: World, claimed: ClaimedDelivery): Promise<void> => {
  const [at, began] = [world.now(), performance.now()]
  const answer = await ask(world, claimed)
  // rounded down: what is due when it was over is due for whoever looks then
  const tried = toTry(answer, at, Math.floor(performance.now() - began))
  const verdict = answer.kind === 'unsigned' ? 'failed' : judgeAnswer(answer)
  if (verdict !== 'delivered') return noteFailure(world, claimed, tried, verdict === 'gone')
  await updateDelivered(world.payload.db.drizzle, claimed, tried)
  countWebhook('delivered')
}

export interface WebhookShift {
  readonly isStopping?: () => boolean
  /** Comes after each delivery, with the milliseconds it took of this machine. */
  readonly rest?: (milliseconds: number) => Promise<unknown>
}

/** ms after which a turn that waits for slow receivers looks again for what others are due. */
const lookAgainAfter = 500

/**
 * W3, W4: sends whatever is due until nothing is left or it is told to stop: many at once, few to one receiver, one after the other about
 * one object. Nobody waits for a receiver that is slow. A copy of the shop tells nobody.
 */
export const deliverWebhooks = async (world: World, { isStopping = () => false, rest }: WebhookShift = {}): Promise<void> => {
  if (isHeld()) return
  const { drizzle } = world.payload.db
  const underWay = new Set<Promise<void>>()
  const begin = (claimed: ClaimedDelivery): void => {
    const going: Promise<void> = deliver(world, claimed)
      // Its lease runs out, and it is tried again.
      .catch((fault: unknown) => world.logger.warn({ delivery: claimed.id, fault: describeFault(fault) }, 'A delivery could not be noted'))
      .finally(() => underWay.delete(going))
    underWay.add(going)
  }
  await updateLeftDeliveries(drizzle, world.now())
  while (!isStopping()) {
    const began = performance.now()
    // What ends while it is asked may have made the next one due.
    const wasIdle = underWay.size === 0
    const claimed = underWay.size < webhookPace.inAll ? await lockNextDelivery(drizzle, world.now()) : null
    if (claimed) {
      begin(claimed)
      await rest?.(performance.now() - began)
    } else if (wasIdle) return
    else if (underWay.size > 0) await Promise.race([...underWay, sleep(lookAgainAfter)])
  }
  await Promise.all(underWay)
}

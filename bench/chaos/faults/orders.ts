import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sessionEvents, signEvent } from '../../../tests/support/payments/stripe-events'
import type { StripeSession } from '../../../tests/support/payments/stripe-objects'
import { json, newMail, orderBody } from '../../load/order-requests'
import { webhookSecret } from './outside'
import { askAt, type Ask } from './traffic'

type Method = 'offline' | 'stripe'

export interface Wish {
  readonly method: Method
  readonly codes: readonly string[]
  readonly item: () => Readonly<Record<string, unknown>>
}

/** Purchase under one idempotency key, with its result. */
export interface Attempt {
  readonly email: string
  readonly key: string
  readonly body: string
  /** Set if the order was confirmed during the faults. */
  number: string | null
}

const currency = 'EUR'
const again = 500
const tries = 20
const repeatedAtOnce = 6

interface Answer {
  readonly orderNumber: string
  readonly payment: { readonly url?: string }
}

const isPlaced = (status: number): boolean => status === 200 || status === 201

/** Rejected for good: a retry would get the same answer. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 409 && status !== 429

/** Buyers who order, pay on the provider's page, and later repeat every request. */
export const openBuyers = (url: string, sessions: readonly StripeSession[]) => {
  const attempts: Attempt[] = []
  const paid = new Map<string, StripeSession>()
  const paying = new Set<Promise<void>>()
  const refusals = new Set<string>()

  const cartOf = ({ codes, item }: Wish) => ({ currency, codes, items: [item()] })

  const totalOf = async (wish: Wish): Promise<number> => {
    const { status, text } = await askAt(`${url}/api/pricing/quote`, { method: 'POST', headers: json, body: JSON.stringify(cartOf(wish)) })
    if (status !== 200) throw new Error(`Quote returned ${status}: ${text.slice(0, 300)}`)
    return (JSON.parse(text) as { readonly breakdown: { readonly total: number } }).breakdown.total
  }

  /** Redelivers like Stripe until the shop accepts the webhook. */
  const report = async (session: StripeSession): Promise<void> => {
    const body = JSON.stringify(sessionEvents.completed(session))
    for (let turn = 0; turn < 1000; turn += 1) {
      const headers = { ...json, 'stripe-signature': signEvent(body, webhookSecret) }
      const told = await askAt(`${url}/api/payments/stripe/webhook`, { method: 'POST', headers, body }).catch(() => null)
      if (told?.status === 200) return
      await sleep(again)
    }
  }

  const pay = ({ payment }: Answer): void => {
    const session = sessions.find(({ id }) => payment.url?.endsWith(id) === true)
    if (!session || paid.has(session.id)) return
    session.status = 'complete'
    paid.set(session.id, session)
    const told = report(session).finally(() => paying.delete(told))
    paying.add(told)
  }

  const send = async ({ key, body }: Attempt) => {
    const headers = { ...json, 'idempotency-key': key }
    const answer = await askAt(`${url}/api/checkout`, { method: 'POST', headers, body })
    if (isPlaced(answer.status)) pay(JSON.parse(answer.text) as Answer)
    return answer
  }

  const numberIn = (text: string): string => (JSON.parse(text) as Answer).orderNumber

  const place =
    (wish: Wish, total: number): Ask =>
    async () => {
      const email = newMail()
      const order = { ...orderBody(email, { currency, codes: [], items: [] }, total), paymentMethod: wish.method, cart: cartOf(wish) }
      const attempt: Attempt = { email, key: randomUUID(), body: JSON.stringify(order), number: null }
      attempts.push(attempt)
      const answer = await send(attempt)
      if (isPlaced(answer.status)) attempt.number = numberIn(answer.text)
      return answer
    }

  const repeat = async (attempt: Attempt): Promise<'same' | 'another' | 'refused'> => {
    for (let turn = 0; turn < tries; turn += 1) {
      const { status, text } = await send(attempt).catch(() => ({ status: 0, text: '' }))
      if (isPlaced(status)) return attempt.number === null || attempt.number === numberIn(text) ? 'same' : 'another'
      if (isFinal(status)) {
        refusals.add(`${status}: ${text.slice(0, 200)}`)
        return 'refused'
      }
      await sleep(again)
    }
    return 'refused'
  }

  /** Repeats every order under its key, confirmed or not. */
  const repeatAll = async () => {
    const waiting = [...attempts]
    const outcomes: Awaited<ReturnType<typeof repeat>>[] = []
    const lane = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) outcomes.push(await repeat(next))
    }
    await Promise.all(Array.from({ length: repeatedAtOnce }, lane))
    await Promise.all(paying)
    const count = (outcome: string) => outcomes.filter((each) => each === outcome).length
    return { another: count('another'), refused: count('refused'), refusals: [...refusals] }
  }

  return { place, totalOf, attempts, paid, repeatAll }
}

export type Buyers = ReturnType<typeof openBuyers>

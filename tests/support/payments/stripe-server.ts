import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createStripeCards, pageIntent, type StripeCards } from './stripe-charges'
import { chargeObject, randomId, sessionObject, stripeError, type Json, type StripeSession } from './stripe-objects'

export interface StripeRequest {
  readonly method: string
  readonly path: string
  readonly idempotencyKey: string | null
  readonly authorization: string
}

/** Fault of the next call: HTTP error status, connection reset, or lost response. */
export type StripeTrouble = number | 'reset' | 'lost-answer'

export interface StripeServer {
  readonly url: string
  readonly sessions: readonly StripeSession[]
  readonly refunds: readonly Json[]
  readonly cards: StripeCards
  readonly requests: readonly StripeRequest[]
  /** One per call, in order. */
  readonly troubles: StripeTrouble[]
  /** In ms, before every response. */
  delay: number
  readonly close: () => Promise<void>
}

export type HostedAnswer = { readonly html: string } | { readonly location: string }

export interface StripeOptions {
  /** Defaults to a free port. */
  readonly port?: number
  /** Renders the payment page and handles its buttons; `null` when it was only opened. */
  readonly hostPage?: (session: StripeSession, pressed: string | null) => HostedAnswer
}

/** Stripe's form encoding: `a[b][0][c]=1`. */
const parseForm = (text: string): Json => {
  const root: Json = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    let place = root
    for (const key of path.slice(0, -1)) place = (place[key] ??= {}) as Json
    place[path.at(-1) ?? ''] = value
  }
  return root
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const at = (place: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], place)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

interface Kept {
  readonly body: string
  readonly status: number
  readonly answer: Json
  readonly at: number
}

/** In ms: lifetime of Stripe's idempotency keys. */
const keyLife = 86_400_000

/** Stub of the Stripe API the shop uses: sessions, refunds, payment intents, idempotency keys, errors. */
export const openStripeServer = async ({ port: wanted = 0, hostPage }: StripeOptions = {}): Promise<StripeServer> => {
  const sessions: StripeSession[] = []
  const refunds: Json[] = []
  const cards = createStripeCards()
  const requests: StripeRequest[] = []
  const troubles: StripeTrouble[] = []
  const kept = new Map<string, Kept>()
  const state = { delay: 0 }

  const ownAddress = (): string => {
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }

  const createSession = (form: Json): [number, Json] => {
    const item = at(form, 'line_items', '0')
    const amount = Number(at(item, 'price_data', 'unit_amount')) * Number(at(item, 'quantity'))
    if (!Number.isSafeInteger(amount) || amount <= 0) return [400, stripeError(400)]
    const session: StripeSession = {
      id: randomId('cs'),
      intent: randomId('pi'),
      amount,
      currency: text(at(item, 'price_data', 'currency')),
      metadata: at(form, 'payment_intent_data', 'metadata') as Record<string, string>,
      clientReference: text(form['client_reference_id']),
      email: text(form['customer_email']),
      locale: text(form['locale']),
      title: text(at(item, 'price_data', 'product_data', 'name')),
      successUrl: text(form['success_url']),
      cancelUrl: text(form['cancel_url']),
      expiresAt: Math.floor(Date.now() / 1000) + 86_400,
      customer: at(form, 'payment_intent_data', 'setup_future_usage') === 'off_session' ? randomId('cus') : null,
      method: randomId('pm'),
      expiry: { month: 12, year: new Date().getUTCFullYear() + 3 },
      status: 'open',
      refunded: 0,
    }
    sessions.push(session)
    return [200, sessionObject(session, hostPage ? ownAddress() : undefined)]
  }

  const createRefund = (form: Json): [number, Json] => {
    const session = sessions.find(({ intent }) => intent === form['payment_intent'])
    const amount = Number(form['amount'])
    if (!session || session.refunded + amount > session.amount) return [400, stripeError(400)]
    session.refunded += amount
    const refund = {
      id: randomId('re'),
      object: 'refund',
      amount,
      currency: session.currency,
      status: 'succeeded',
      payment_intent: session.intent,
      charge: chargeObject(session),
    }
    refunds.push(refund)
    return [200, refund]
  }

  const route = (method: string, path: string, form: Json, asked = new URLSearchParams()): [number, Json] => {
    const ofCards = cards.route(method, path, asked, form)
    if (ofCards) return ofCards
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(form)
    if (method === 'POST' && path === '/v1/refunds') return createRefund(form)
    const [, sessionId, verb] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(path) ?? []
    const session = sessions.find(({ id }) => id === sessionId)
    if (session && method === 'POST' && verb === 'expire') {
      if (session.status !== 'open') return [400, stripeError(400)]
      session.status = 'expired'
      return [200, sessionObject(session)]
    }
    if (session && method === 'GET') return [200, sessionObject(session)]
    const [, intent] = /^\/v1\/payment_intents\/([^/]+)$/.exec(path) ?? []
    const paid = sessions.find((each) => each.intent === intent)
    if (paid && method === 'GET') return [200, pageIntent(paid, cards.detached)]
    return [404, stripeError(404)]
  }

  const respond = (response: ServerResponse, status: number, answer: Json): void => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': randomId('req') })
    response.end(JSON.stringify(answer))
  }

  const servePage = (response: ServerResponse, id: string, pressed: string | null): void => {
    const session = sessions.find((each) => each.id === id)
    const answer = session && hostPage?.(session, pressed)
    if (!answer) return void response.writeHead(404).end()
    if ('location' in answer) return void response.writeHead(303, { Location: answer.location }).end()
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(answer.html)
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    const [path = '', question = ''] = (request.url ?? '').split('?')
    const method = request.method ?? ''
    const [, paying] = /^\/c\/pay\/([^/]+)$/.exec(path) ?? []
    if (paying !== undefined) return servePage(response, paying, method === 'POST' ? new URLSearchParams(body).get('press') : null)
    const key = request.headers['idempotency-key']
    const idempotencyKey = typeof key === 'string' ? key : null
    requests.push({ method, path, idempotencyKey, authorization: request.headers.authorization ?? '' })
    if (state.delay > 0) await new Promise((resolve) => setTimeout(resolve, state.delay))
    const trouble = troubles.shift()
    if (trouble === 'reset') return void request.socket.destroy()
    if (typeof trouble === 'number') return respond(response, trouble, stripeError(trouble))
    const remembered = idempotencyKey === null ? undefined : kept.get(idempotencyKey)
    const known = remembered && Date.now() - remembered.at < keyLife ? remembered : undefined
    if (known && known.body !== body) return respond(response, 400, { error: { type: 'idempotency_error', message: 'Another body.' } })
    const [status, answer] = known ? [known.status, known.answer] : route(method, path, parseForm(body), new URLSearchParams(question))
    if (idempotencyKey !== null && !known) kept.set(idempotencyKey, { body, status, answer, at: Date.now() })
    if (trouble === 'lost-answer') return void request.socket.destroy()
    respond(response, status, answer)
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  return Object.assign(state, {
    url: ownAddress(),
    sessions,
    refunds,
    cards,
    requests,
    troubles,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  })
}

import { median as medianOf } from '../../lib/report'

export interface Asked {
  readonly ms: number
  readonly text: string
  readonly cookies: string
}

export interface Question {
  readonly method?: 'POST' | 'PATCH'
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

export type Ask = (path: string, question?: Question) => Promise<Asked>

/** Client of one shop with its own cookies; throws on unexpected responses. */
export const createAsk =
  (url: string, own: Readonly<Record<string, string>> = {}): Ask =>
  async (path, { method, body, headers = {} } = {}) => {
    const init = body ? { method: method ?? 'POST', body: JSON.stringify(body) } : {}
    const began = performance.now()
    const answer = await fetch(`${url}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin', ...own, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${text.slice(0, 300)}`)
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    return { ms: performance.now() - began, text, cookies: cookies.join('; ') }
  }

export const signIn = async (url: string, path: string, login: { readonly email: string; readonly password: string }): Promise<Ask> =>
  createAsk(url, { cookie: (await createAsk(url)(path, { body: login })).cookies })

/** Uses a fresh idempotency key each time. */
export const placeOrder = (ask: Ask, body: object): Promise<Asked> =>
  ask('/api/checkout', { body, headers: { 'idempotency-key': crypto.randomUUID() } })

/** Median ms, without the first run: cold caches cost the same at every size. */
export const median = async (times: number, ask: (round: number) => Promise<{ readonly ms: number }>): Promise<number> => {
  const all: number[] = []
  for (let round = 0; round <= times; round += 1) all.push((await ask(round)).ms)
  return medianOf(all.slice(1))
}

import { drawRequest } from '../../tests/support/border/draw-request'
import type { Drawn } from '../../tests/support/border/drawn'
import { faultOf } from '../../tests/support/border/judge'
import type { Shapes } from '../../tests/support/border/shapes'
import { Random } from '../../tests/support/engine/random'
import { enter, type Cookies } from './visitors'

export interface Flood {
  readonly url: string
  readonly shapes: Shapes
  readonly seed: number
  readonly requests: number
  readonly seconds: number
  readonly onProgress: (sent: number) => void
}

export interface Found {
  readonly why: string
  readonly request: Drawn
  readonly answer: string
}

export interface Outcome {
  readonly sent: number
  readonly seconds: number
  readonly statuses: Readonly<Record<string, number>>
  /** In ms. */
  readonly times: readonly number[]
  readonly faults: readonly Found[]
  readonly slow: readonly Found[]
}

const lanes = 8
const slowMs = 2_000
const giveUpMs = 20_000
/** Random requests may end a session. */
const enterEvery = 2_000
/** Limit: a thousand failures show every cause. */
const mostFound = 1_000

const send = async (url: string, { who, method, path, headers = {}, body }: Drawn, cookies: Cookies) => {
  const own: Record<string, string> = who === 'stranger' && Object.keys(headers).length === 0 ? {} : { cookie: cookies[who], origin: url }
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { ...own, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(giveUpMs),
    ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body }),
  })
  return { status: answer.status, text: await answer.text() }
}

export const flood = async ({ url, shapes, seed, requests, seconds, onProgress }: Flood): Promise<Outcome> => {
  const random = new Random(seed)
  const statuses: Record<string, number> = {}
  const times: number[] = []
  const faults: Found[] = []
  const slow: Found[] = []
  const began = performance.now()
  const isOver = () => performance.now() - began > seconds * 1000
  let sent = 0
  let cookies = await enter(url)
  const note = (list: Found[], found: Found) => {
    if (list.length < mostFound) list.push(found)
  }
  const lane = async () => {
    while (sent < requests && !isOver()) {
      sent += 1
      if (sent % enterEvery === 0) {
        cookies = await enter(url)
        onProgress(sent)
      }
      const request = drawRequest(random, shapes, true)
      const begun = performance.now()
      const { status, text } = await send(url, request, cookies).catch((fault: unknown) => ({ status: 599, text: String(fault) }))
      const time = performance.now() - begun
      times.push(time)
      statuses[status] = (statuses[status] ?? 0) + 1
      const answer = text.slice(0, 400)
      const why = faultOf({ status, text })
      if (why !== null) note(faults, { why, request, answer })
      if (time > slowMs) note(slow, { why: `${Math.round(time)} ms`, request, answer })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { sent, seconds: (performance.now() - began) / 1000, statuses, times, faults, slow }
}

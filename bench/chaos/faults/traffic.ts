import { setTimeout as sleep } from 'node:timers/promises'

export interface WebhookResult {
  readonly kind: string
  /** By `performance.now()`, in ms. */
  readonly begun: number
  readonly took: number
  /** 0: broken connection or timeout. */
  readonly status: number
  readonly words: string
}

export type Ask = () => Promise<{ readonly status: number; readonly text: string }>

/** Constant rate, independent of response times. */
export interface Kind {
  readonly name: string
  readonly perSecond: number
  readonly ask: Ask
}

/** Timeout in ms; counts as no response. */
const longest = 10_000

export const askAt = async (url: string, init: RequestInit = {}): ReturnType<Ask> => {
  const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(longest) })
  return { status: answer.status, text: await answer.text() }
}

const hear = async ({ name, ask }: Kind): Promise<WebhookResult> => {
  const begun = performance.now()
  const { status, text } = await ask().catch((error: unknown) => ({
    status: 0,
    text: error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : 'no answer',
  }))
  return { kind: name, begun, took: performance.now() - begun, status, words: status === 0 || status >= 500 ? text.slice(0, 160) : '' }
}

/** Sends requests at a constant rate until stopped. */
export const startTraffic = (kinds: readonly Kind[]) => {
  const heard: WebhookResult[] = []
  const underway = new Set<Promise<void>>()
  const ask = (kind: Kind): void => {
    const request = hear(kind).then((each) => {
      heard.push(each)
      underway.delete(request)
    })
    underway.add(request)
  }
  const timers = kinds.map((kind) => setInterval(() => ask(kind), 1000 / kind.perSecond))
  return {
    /** Completed requests only. */
    between: (from: number, until: number): readonly WebhookResult[] => heard.filter(({ begun }) => begun >= from && begun < until),
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      while (underway.size > 0) await Promise.race([Promise.all(underway), sleep(longest)])
      return heard
    },
  }
}

export type Traffic = ReturnType<typeof startTraffic>

import { spawnSync } from 'node:child_process'

/** What is measured at each size; times in ms, medians. */
export interface ScaleFigures {
  readonly codes: number
  readonly endings: number
  readonly firstQuote: number
  readonly otherLanguage: number
  readonly quote: number
  readonly afterCodeChange: number
  readonly search: number
  readonly bytes: Readonly<Record<string, number>>
  readonly megabytes: number
  /** Answers that were not 200. */
  readonly failures: number
}

export const measuredPages = ['/en', '/en/domains', '/en/domains/transfer', '/en/services', '/en/pricing', '/en/domains/endings'] as const

interface Shop {
  readonly url: string
  readonly pid: number
}

export interface Measurements extends Shop {
  readonly headers: Readonly<Record<string, string>>
}

const json = { 'content-type': 'application/json' }

/** An editor's session, because each change is made as an editor makes it. */
export const createMeasurements = async (
  { url, pid }: Shop,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Measurements> => {
  const headers = { ...json, origin: url, 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${url}/api/users/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  if (answer.status !== 200) throw new Error(`The editor could not log in: ${answer.status}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { url, pid, headers: { ...headers, cookie } }
}

/** Of each page, as it is before it is compressed. */
export const measureBytes = async (url: string): Promise<Readonly<Record<string, number>>> => {
  const bytes: Record<string, number> = {}
  for (const path of measuredPages) {
    const answer = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'identity' } })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    bytes[path] = (await answer.arrayBuffer()).byteLength
  }
  return bytes
}

const median = (values: readonly number[]): number => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

const change = async ({ url, headers }: Measurements, collection: string, field: string, value: string, data: object): Promise<void> => {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value })
  const { status } = await fetch(`${url}/api/${collection}?${query.toString()}`, { method: 'PATCH', headers, body: JSON.stringify(data) })
  if (status !== 200) throw new Error(`The editor could not change ${value}: ${status}`)
}

export const measureScale = async (
  shop: Measurements,
  size: { readonly codes: number; readonly endings: number },
): Promise<ScaleFigures> => {
  let failures = 0
  const timed = async (path: string, body?: object): Promise<number> => {
    const began = performance.now()
    const answer = await fetch(`${shop.url}${path}`, body ? { method: 'POST', headers: json, body: JSON.stringify(body) } : {})
    await answer.arrayBuffer()
    if (answer.status !== 200) failures += 1
    return performance.now() - began
  }
  const code = `MANY${String(size.codes).padStart(6, '0')}`
  const item = { type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 }
  const quote = (lang = 'en') => timed(`/api/pricing/quote?lang=${lang}`, { currency: 'EUR', codes: [code], items: [item] })
  const repeated = async (times: number, measure: (round: number) => Promise<number>): Promise<number> => {
    const all: number[] = []
    for (let round = 0; round < times; round += 1) all.push(await measure(round))
    return median(all)
  }

  const otherLanguages: number[] = []
  const firstQuote = await repeated(5, async (round) => {
    await change(shop, 'extensions', 'extension', '.com', { renewal: (1499 + round) / 100 })
    const first = await quote()
    otherLanguages.push(await timed(`/api/domains/search?q=growing${round}&lang=fr`))
    return first
  })
  const afterCodeChange = await repeated(5, async (round) => {
    await change(shop, 'coupons', 'code', code, { value: 10 + round })
    return quote()
  })
  const steady = await repeated(51, () => quote())
  const search = await repeated(11, (round) => timed(`/api/domains/search?q=steady${round}`))
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(shop.pid)], { encoding: 'utf8' })
  return {
    ...size,
    firstQuote,
    otherLanguage: median(otherLanguages),
    afterCodeChange,
    quote: steady,
    search,
    bytes: await measureBytes(shop.url),
    megabytes: Math.round(Number(stdout.trim()) / 1024),
    failures,
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { startPayloadBehindFront } from '../../support/payload-behind-front'

let front: Awaited<ReturnType<typeof startPayloadBehindFront>>
beforeAll(async () => {
  front = await startPayloadBehindFront((await bootPayload({ RATE_LIMIT_CMS: '0', RATE_LIMIT_QUOTE: '0' })).payload)
})
afterAll(() => front.stop())

interface Flood {
  readonly count: number
  readonly megabytes: number
  readonly door: string
  readonly isChunked: boolean
}

/** Writes each body as fast as the server reads it and prints the statuses. Runs in a separate process. */
const sender = `
  const http = require('node:http')
  const { port, count, megabytes, door, isChunked } = JSON.parse(process.argv[1])
  const chunk = Buffer.alloc(256 * 1024, 97)
  const send = () => new Promise((done) => {
    let status = 0
    let left = megabytes * 1_000_000
    const length = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': left }
    const headers = { 'Content-Type': 'application/json', ...length }
    const request = http.request({ host: '127.0.0.1', port, path: door, method: 'POST', agent: false, headers })
    request.on('response', (answer) => { status = answer.statusCode; answer.resume() })
    request.on('error', () => done(status)).on('close', () => done(status))
    const write = () => {
      if (request.destroyed || left <= 0) return request.end()
      const piece = left < chunk.length ? chunk.subarray(0, left) : chunk
      left -= piece.length
      request.write(piece, () => setImmediate(write))
    }
    write()
  })
  Promise.all(Array.from({ length: count }, send)).then((statuses) => console.log(JSON.stringify(statuses)))
`

const flood = async (each: Flood): Promise<readonly number[]> => {
  const child = spawn(process.execPath, ['-e', sender, JSON.stringify({ ...each, port: front.port })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [chunks] = await Promise.all([child.stdout.toArray(), once(child, 'exit')])
  return JSON.parse(Buffer.concat(chunks as Buffer[]).toString()) as number[]
}

const quote = async (): Promise<{ readonly status: number; readonly ms: number }> => {
  const began = performance.now()
  const body = JSON.stringify({ currency: 'EUR', items: [{ type: 'hosting', id: 'shared-pro', billing: 'yearly', quantity: 2 }] })
  const { status } = await front.ask('/api/pricing/quote', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  return { status, ms: performance.now() - began }
}

const megabytesUsed = () => process.memoryUsage().rss / 1_000_000

/** Peak memory during the work, and latency of quotes meanwhile. */
const measure = async (work: Promise<readonly number[]>) => {
  const quotes = []
  let isOver = false
  const before = megabytesUsed()
  let peak = before
  const over = work.finally(() => (isOver = true))
  while (!isOver) {
    quotes.push(await quote())
    peak = Math.max(peak, megabytesUsed())
    await sleep(20)
  }
  return { statuses: await over, quotes, grownBy: peak - before }
}

describe('R15: anonymous bodies of hundreds of megabytes', () => {
  it.each([
    { count: 8, megabytes: 100, door: '/api/pages', isChunked: false },
    { count: 8, megabytes: 100, door: '/api/users/login', isChunked: true },
    { count: 45, megabytes: 11, door: '/api/pages', isChunked: false },
    { count: 45, megabytes: 11, door: '/api/users/login', isChunked: true },
  ])('keeps memory flat and still prices quotes when $count x $megabytes MB reach $door, chunked: $isChunked', async (each) => {
    for (let warmUp = 0; warmUp < 20; warmUp += 1) await quote()
    const { statuses, quotes, grownBy } = await measure(flood(each))
    expect(new Set(statuses)).toEqual(new Set([413]))
    expect(new Set(quotes.map(({ status }) => status))).toEqual(new Set([200]))
    expect(Math.max(...quotes.map(({ ms }) => ms))).toBeLessThan(3_000)
    expect(grownBy).toBeLessThan(100)
  })
})

import http from 'node:http'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createShopInFront } from '@/payload/http/front-door'
import { handOver } from '@/lib/config/process-state'
import { warmUp } from '../../../server/create-front.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'warm-up-'))
const socketPath = path.join(folder, 'next')
let next: http.Server
afterEach(() => {
  next.closeAllConnections()
  next.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const startNext = async (answer: http.RequestListener) => {
  next = http.createServer(answer).listen(socketPath)
  await once(next, 'listening')
}

const shopWhose = (ready: () => Promise<unknown>) =>
  handOver({ ...createShopInFront(() => Promise.reject(new Error('nobody asks for it'))), warmUp: ready })

describe('startup warm-up', () => {
  it('reads the catalogue and renders the first page', async () => {
    const done: string[] = []
    await startNext((request, response) => {
      // like Next: on the first request, not at startup
      if (done.length === 0) shopWhose(async () => done.push('catalogue'))
      done.push(`${request.headers.host} ${request.url}`)
      response.end('<p>first</p>')
    })
    await warmUp(socketPath, 'shop.test')
    expect(done.sort()).toEqual(['catalogue', 'shop.test /', 'shop.test /en'])
  })

  it('does not fail a start while the database is down or silent', async () => {
    await startNext(() => undefined)
    shopWhose(() => new Promise(() => {}))
    await warmUp(socketPath, 'shop.test', 50)
    next.closeAllConnections()
    shopWhose(() => Promise.reject(new Error('refused')))
    await warmUp(socketPath, 'shop.test', 50)
    expect(next.listening).toBe(true)
  })
})

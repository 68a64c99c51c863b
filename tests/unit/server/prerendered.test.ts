import { describe, expect, it } from 'vitest'
import { asKept, startFront } from '../../support/in-front'

describe('a pre-rendered page', () => {
  it('is rendered before requests, one after another, if missing or stale', async () => {
    const drawn = { now: 0, most: 0, paths: [] as string[] }
    const { ask, stop, pages } = await startFront((request, response) => {
      drawn.most = Math.max(drawn.most, (drawn.now += 1))
      drawn.paths.push(request.url ?? '')
      setTimeout(() => {
        drawn.now -= 1
        response.writeHead(200, asKept).end('<p>drawn</p>')
      }, 10)
    })
    await ask('/en')
    await pages?.prerender(['/en', '/en/about', '/en/pricing'])
    const { headers } = await ask('/en/pricing')
    await stop()
    expect([drawn.paths, drawn.most, headers['cache-status']]).toEqual([['/en', '/en/about', '/en/pricing'], 1, 'hostfront; hit'])
  })

  it('stops with the next publication, since it would be outdated', async () => {
    let drawn = 0
    const { stop, pages } = await startFront((_request, response) => {
      drawn += 1
      setTimeout(() => response.writeHead(200, asKept).end('<p>drawn</p>'), 30)
    })
    const underway = pages?.prerender(['/en', '/en/about', '/en/pricing'])
    pages?.outdate()
    await underway
    await stop()
    expect(drawn).toBe(1)
  })
})

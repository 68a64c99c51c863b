import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFrontDoor } from '@/payload/http/front-door'
import { resolveClientIp } from '../../../server/visitor.mjs'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword } from '../../support/visitors'
import { createApi } from './api-client'

const logStaffIn = async (payload: Payload): Promise<string> => {
  const body = { email: 'marketing@visitors.test', password: testPassword }
  const { cookies } = await createApi(payload)('POST', '/users/login', { body })
  return `JWT ${cookies['payload-token'] ?? ''}`
}

/** Requests per minute, all different, to tell which limit applied. */
const limits = { missing: 2, pages: 4, cms: 3, read: 6, images: 5 }

describe('rate limits in front of Next and Payload', () => {
  let url: string
  let server: http.Server
  let payload: Payload
  let authorization: string

  beforeAll(async () => {
    const { missing, pages, cms, read, images } = limits
    ;({ payload } = await bootPayload({
      RATE_LIMIT_NOT_FOUND: `${missing}`,
      RATE_LIMIT_PAGES: `${pages}`,
      RATE_LIMIT_CMS: `${cms}`,
      RATE_LIMIT_READ: `${read}`,
      RATE_LIMIT_IMAGES: `${images}`,
    }))
    const door = createFrontDoor(async () => payload)
    await createVisitors(payload)
    authorization = await logStaffIn(payload)
    server = http.createServer((request, response) => {
      resolveClientIp(request, 1)
      const goOn = () => response.end(request.url)
      if (!door(request, response, goOn)) goOn()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  let visitors = 0
  /** How many of eight requests by a new visitor pass. */
  const passing = async (pathOf: (index: number) => string, init: RequestInit = {}): Promise<number> => {
    const address = `203.0.113.${(visitors += 1)}`
    const statuses: number[] = []
    for (let index = 0; index < 8; index += 1) {
      const { status } = await fetch(`${url}${pathOf(index)}`, { ...init, headers: { 'X-Forwarded-For': address, ...init.headers } })
      statuses.push(status)
    }
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    return statuses.filter((status) => status === 200).length
  }
  const asStaff = () => ({ headers: { authorization } })
  const forged = 'eyJhbGciOiJIUzI1NiJ9.eyJjb2xsZWN0aW9uIjoidXNlcnMiLCJpZCI6IjEifQ.c2lnbmVk'
  const post = { method: 'POST', body: '' }

  it.each([
    ['addresses where nothing stands', (index: number) => `/en/made-up-${index}`, {}, limits.missing],
    ['what is sent to them', (index: number) => `/en/made-up-${index}`, post, limits.missing],
    ['pictures of them', (index: number) => `/de/og/made-up-${index}`, {}, limits.missing],
    ['the framework’s own addresses', (index: number) => `/_next/made-up-${index}`, {}, limits.missing],
    ['screens of the admin', (index: number) => `/admin/made-up-${index}`, {}, limits.pages],
    ['orders', (index: number) => `/en/orders/HF-${index}`, {}, limits.pages],
    ['previews', (index: number) => `/en/preview/made-up-${index}`, {}, limits.pages],
    ['the list of endings', (index: number) => `/en/domains/endings?q=${index}`, {}, limits.pages],
    ['the search', (index: number) => `/en/domains/search?plain=1&q=${index}`, {}, limits.pages],
    ['the login', () => '/en/login', {}, limits.pages],
    ['the list of pages', () => '/sitemap.xml', {}, limits.pages],
    ['an action of a page', () => '/en/domains/transfer', { ...post, headers: { 'Next-Action': 'made-up' } }, limits.pages],
    ['reads of the CMS', (index: number) => `/api/pages?page=${index}`, {}, limits.cms],
    ['social images', (index: number) => `/en/og/about?x=${index}`, {}, limits.images],
    ['pictures made smaller', (index: number) => `/_next/image?w=${index}`, {}, limits.read],
    ['pages', () => '/en/pricing', {}, 8],
    ['the cart', () => '/en/cart', {}, 8],
    ['files of the build', (index: number) => `/_next/static/chunks/${index}.js`, {}, 8],
  ] as const)('of %s, allows as many of eight requests a minute from one address as configured', async (_what, pathOf, init, passes) => {
    expect(await passing(pathOf, init)).toBe(passes)
  })

  it.each([
    ['a read of the CMS', (index: number) => `/api/pages?page=${index}`, limits.cms],
    ['a screen of the admin', (index: number) => `/admin/collections/pages?page=${index}`, limits.pages],
  ] as const)('R13: counts %s toward the staff limit only with a valid session', async (_what, pathOf, visitors) => {
    expect(await passing(pathOf, asStaff())).toBe(limits.read)
    const claims: readonly Record<string, string>[] = [
      { authorization: 'x' },
      { authorization: `JWT ${forged}` },
      { authorization: `Bearer ${forged}` },
      { authorization: authorization.slice(0, -2) },
      { cookie: 'payload-token=x', 'sec-fetch-site': 'same-origin' },
      { cookie: `payload-token=${forged}`, 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of claims) expect(await passing(pathOf, { headers })).toBe(visitors)
  })

  it('R13: counts forged sessions and plain requests of one address together', async () => {
    const pathOf = (index: number) => `/api/metrics?limit=1&page=${index}`
    const headers = { 'X-Forwarded-For': '198.51.100.7' }
    expect(await passing(pathOf, { headers })).toBe(limits.cms)
    expect(await passing(pathOf, { headers: { ...headers, authorization: 'x' } })).toBe(0)
    expect(await passing(pathOf, { headers: { ...headers, cookie: 'payload-token=x' } })).toBe(0)
  })

  it('R13: counts a visitor’s CMS read toward the page limit as well', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.8' }
    expect(await passing((index) => `/api/faqs?page=${index}`, { headers })).toBe(limits.cms)
    expect(await passing(() => '/en/login', { headers })).toBe(limits.pages - limits.cms)
  })

  it('R13: counts toward the visitor limit once the session has ended', async () => {
    const ended = await logStaffIn(payload)
    await payload.db.pool.query('delete from users_sessions')
    expect(await passing((index) => `/api/pages?page=${index}`, { headers: { authorization: ended } })).toBe(limits.cms)
  })

  it('rewrites the Markdown of a page to its route and counts it like a rendered page', async () => {
    const answers = await Promise.all(
      ['/de/vps-hosting.md', '/en/index.md'].map(async (path) =>
        (await fetch(`${url}${path}`, { headers: { 'X-Forwarded-For': `203.0.113.${(visitors += 1)}` } })).text(),
      ),
    )
    expect(answers).toEqual(['/de/markdown/vps-hosting', '/en/markdown'])
    expect(await passing((index) => `/en/page-${index}.md`)).toBe(limits.pages)
  })

  it('limits one address and not its neighbour', async () => {
    expect(await passing((index) => `/en/made-up-again-${index}`)).toBe(limits.missing)
    expect(await passing((index) => `/en/made-up-again-${index}`)).toBe(limits.missing)
  })
})

import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFrontDoor } from '@/cms/endpoints/front-door'
import { introduce } from '../../../front/visitor.mjs'
import { bootPayload } from '../../support/payload'

/** Requests a minute, each of another size, so that it is seen which one counts. */
const limits = { missing: 2, pages: 3, cms: 4, read: 6 }

describe('the gate in front of Next and Payload', () => {
  let url: string
  let server: http.Server

  beforeAll(async () => {
    const { missing, pages, cms, read } = limits
    const { payload } = await bootPayload({
      RATE_LIMIT_MISSING: `${missing}`,
      RATE_LIMIT_PAGES: `${pages}`,
      RATE_LIMIT_CMS: `${cms}`,
      RATE_LIMIT_READ: `${read}`,
    })
    const door = createFrontDoor(async () => payload)
    server = http.createServer((request, response) => {
      introduce(request, 1)
      const goOn = () => response.end()
      if (!door(request, response, goOn)) goOn()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  let visitors = 0
  /** How many of eight requests of somebody new pass. */
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
  const staff = { headers: { cookie: 'payload-token=claimed' } }
  const post = { method: 'POST', body: '' }

  it.each([
    ['addresses where nothing stands', (index: number) => `/en/made-up-${index}`, {}, limits.missing],
    ['what is sent to them', (index: number) => `/en/made-up-${index}`, post, limits.missing],
    ['pictures of them', (index: number) => `/de/og/made-up-${index}`, {}, limits.missing],
    ['the framework’s own addresses', (index: number) => `/_next/made-up-${index}`, {}, limits.missing],
    ['screens of the admin', (index: number) => `/admin/made-up-${index}`, {}, limits.pages],
    ['screens of the admin to staff', (index: number) => `/admin/collections/pages?page=${index}`, staff, limits.read],
    ['orders', (index: number) => `/en/orders/HF-${index}`, {}, limits.pages],
    ['previews', (index: number) => `/en/preview/made-up-${index}`, {}, limits.pages],
    ['the list of endings', (index: number) => `/en/domains/endings?q=${index}`, {}, limits.pages],
    ['the search', (index: number) => `/en/domains/search?plain=1&q=${index}`, {}, limits.pages],
    ['the login', () => '/en/login', {}, limits.pages],
    ['the list of pages', () => '/sitemap.xml', {}, limits.pages],
    ['an action of a page', () => '/en/domains/transfer', { ...post, headers: { 'Next-Action': 'made-up' } }, limits.pages],
    ['reads of the CMS', (index: number) => `/api/pages?page=${index}`, {}, limits.cms],
    ['reads of the CMS by whoever claims to be staff', (index: number) => `/api/pages?page=${index}`, staff, limits.read],
    ['pictures made smaller', (index: number) => `/_next/image?w=${index}`, {}, limits.read],
    ['pages', () => '/en/pricing', {}, 8],
    ['the cart', () => '/en/cart', {}, 8],
    ['files of the build', (index: number) => `/_next/static/chunks/${index}.js`, {}, 8],
  ] as const)('of %s, eight in a minute from one address, lets as many pass as is set', async (_what, pathOf, init, passes) => {
    expect(await passing(pathOf, init)).toBe(passes)
  })

  it('limits one address and not its neighbour', async () => {
    expect(await passing((index) => `/en/made-up-again-${index}`)).toBe(limits.missing)
    expect(await passing((index) => `/en/made-up-again-${index}`)).toBe(limits.missing)
  })
})

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from './api-client'
import { quoteRequest } from './requests'

let payload: Payload
let api: Api
beforeAll(async () => {
  ;({ payload } = await bootPayload({ RATE_LIMIT_CART: '5', RATE_LIMIT_QUOTE: '7', TRUSTED_PROXY_COUNT: '1' }))
  api = createApi(payload)
})

const from = (address: string) => ({ 'X-Forwarded-For': address })

const count = (answers: readonly { readonly status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('rate limits by address', () => {
  it('allow exactly as many concurrent requests as configured, and tell when to retry', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api('POST', '/discounts/validate', { body: { ...quoteRequest, code: 'WELCOME10' }, headers: from('203.0.113.9') }),
      ),
    )
    expect(count(answers, 200)).toBe(5)
    expect(count(answers, 429)).toBe(15)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ error: { code: 'too-many-requests' } })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    const { rows } = await payload.db.drizzle.execute(sql`select key from infra.rate_limits`)
    expect(rows).toHaveLength(1)
  })

  it('count addresses separately, and trust only what the trusted proxy wrote', async () => {
    const ask = (forwarded: string) =>
      api('POST', '/discounts/validate', { body: { ...quoteRequest, code: 'X' }, headers: from(forwarded) })
    expect((await ask('203.0.113.10')).status).toBe(200)
    expect((await ask('198.51.100.1, 203.0.113.9')).status).toBe(429)
  })

  it('apply to endpoints that are only counted in the process', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api('POST', '/pricing/quote', { body: quoteRequest, headers: from('203.0.113.11') })),
    )
    expect([count(answers, 200), count(answers, 429)]).toEqual([7, 3])
  })

  it('K19: state the limit and the remaining requests', async () => {
    const { headers } = await api('POST', '/pricing/quote', { body: quoteRequest, headers: from('203.0.113.13') })
    expect(headers.get('ratelimit-policy')).toBe('"quote";q=7;w=60')
    expect(headers.get('ratelimit')).toMatch(/^"quote";r=6;t=(?:59|60)$/)
  })

  it('are off when set to 0', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => api('GET', '/catalog/addons', { headers: from('203.0.113.12') })))
    expect(count(answers, 200)).toBe(60)
  })
})

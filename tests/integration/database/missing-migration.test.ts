import { beforeAll, describe, expect, it, vi } from 'vitest'
import { missingMigrationWords, isDatabaseDown } from '@/lib/db/database-health'
import { createApi, type Api } from '../api/api-client'
import { quoteRequest } from '../api/requests'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const said = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
const lines = () => said.mock.calls.map((call) => call.at(-1))

let api: Api
beforeAll(async () => {
  api = createApi(payload)
  await payload.db.drizzle.execute('alter table coupons rename to coupons_of_another_version')
})

describe('a database that lacks a table of the code', () => {
  it('answers 503 and logs one line with instructions, not one error per request', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => api('POST', '/pricing/quote', { body: { ...quoteRequest, codes: ['SAVE10'] } })))
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(Array(3).fill([503, '5']))
    expect(lines()).toEqual(['Migration missing: run npm run migrate:create NAME, then npm run migrate'])
    expect(missingMigrationWords()).toBe(lines()[0])
  })

  it('shows pages as an outage', () => {
    expect(isDatabaseDown()).toBe(true)
  })

  it('rejects an unknown column of a client as before', async () => {
    const answer = await api('GET', '/currencies?where[code][equals]=USD&sort=no-such-field')
    expect(answer.status).not.toBe(503)
  })
})

import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { runDueJobs } from '@/payload/jobs/worker-tasks'
import { createApi, type Api } from '../api/api-client'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword } from '../../support/visitors'

const { payload } = await bootPayload()

interface Recorded extends Record<string, unknown> {
  readonly key: string
  readonly period: string
  readonly field: string
  readonly before: string | null
  readonly after: string | null
  readonly person: string | null
  readonly through: string
  readonly currency: string
  readonly change_set: string
}

const recorded = async (area: string, key: string): Promise<readonly Recorded[]> =>
  (
    await payload.db.drizzle.execute<Recorded>(
      sql`select key, period, field, before, after, person, through, currency, change_set from infra.price_changes where area = ${area} and key = ${key} order by id`,
    )
  ).rows

const last = async (area: string, key: string) => (await recorded(area, key)).at(-1)

const idOf = async (collection: 'extensions' | 'services' | 'currencies', field: string, value: string): Promise<string> =>
  String((await payload.find({ collection, where: { [field]: { equals: value } }, limit: 1, depth: 0 })).docs[0]?.id)

let api: Api
let cookies: Readonly<Record<string, string>>
let token = ''
beforeAll(async () => {
  await createVisitors(payload)
  api = createApi(payload)
  const login = await api('POST', '/users/login', { body: { email: 'marketing@visitors.test', password: testPassword } })
  cookies = login.cookies
  token = cookies['payload-token'] ?? ''
})

const person = 'marketing@visitors.test'

describe('the price history', () => {
  it('P12: starts with the prices of a new shop', async () => {
    expect(await recorded('extensions', '.com')).toMatchObject([
      { field: 'originalPrice', before: null, currency: 'USD' },
      { field: 'price', before: null },
      { field: 'renewal', before: null },
    ])
    expect((await recorded('services', 'shared-pro')).filter(({ field }) => field === 'basePrice').map(({ period }) => period)).toContain(
      'yearly',
    )
    expect(await recorded('currencies', 'EUR')).toMatchObject([{ field: 'exchangeRate', currency: 'EUR' }, { field: 'rateDate' }])
    expect((await recorded('pricing-settings', 'pricing-settings')).map(({ field }) => field)).toContain('defaultTransferPrice')
  })

  it('P12: records what a form saves, with author and source, and nothing twice', async () => {
    const id = await idOf('extensions', 'extension', '.net')
    const before = (await recorded('extensions', '.net')).length
    expect((await api('PATCH', `/extensions/${id}`, { cookies, body: { price: 5.55 } })).status).toBe(200)
    expect((await api('PATCH', `/extensions/${id}`, { cookies, body: { popular: true } })).status).toBe(200)
    const all = await recorded('extensions', '.net')
    expect(all).toHaveLength(before + 1)
    expect(all.at(-1)).toMatchObject({ field: 'price', after: '5.55', person, through: 'form' })
  })

  it('P12: records changes by lists and the API', async () => {
    const where = 'where[extension][in][0]=.org&where[extension][in][1]=.io'
    expect((await api('PATCH', `/extensions?${where}`, { cookies, body: { renewal: 31 } })).status).toBe(200)
    const [org, io] = [await last('extensions', '.org'), await last('extensions', '.io')]
    expect(org).toMatchObject({ field: 'renewal', after: '31', person, through: 'list' })
    expect(io).toMatchObject({ field: 'renewal', after: '31', through: 'list' })

    const id = await idOf('extensions', 'extension', '.org')
    expect((await api('PATCH', `/extensions/${id}`, { headers: { Authorization: `JWT ${token}` }, body: { renewal: 32 } })).status).toBe(
      200,
    )
    expect(await last('extensions', '.org')).toMatchObject({ before: '31', after: '32', person, through: 'api' })
  })

  it('P12: distinguishes periods, although every price row is rewritten', async () => {
    const id = await idOf('services', 'key', 'shared-pro')
    const { prices = [] } = await payload.findByID({ collection: 'services', id, depth: 0 })
    const before = (await recorded('services', 'shared-pro')).length
    const next = (prices ?? []).map((price) => (price.period === 'monthly' ? { ...price, basePrice: 10.1, discount: 0.125 } : price))
    await payload.update({ collection: 'services', id, data: { prices: next, _status: 'published' } })
    const added = (await recorded('services', 'shared-pro')).slice(before)
    expect(added).toMatchObject([
      { period: 'monthly', field: 'basePrice', after: '10.1', person: null, through: 'shop' },
      { period: 'monthly', field: 'discount', before: '0', after: '0.125' },
    ])
    expect(new Set(added.map(({ change_set: set }) => set)).size).toBe(1)
  })

  it('P12: ignores drafts; a scheduled publication names who scheduled it', async () => {
    const id = await idOf('extensions', 'extension', '.app')
    const before = (await recorded('extensions', '.app')).length
    expect((await api('PATCH', `/extensions/${id}?draft=true`, { cookies, body: { price: 3.33, _status: 'draft' } })).status).toBe(200)
    expect(await recorded('extensions', '.app')).toHaveLength(before)
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: person } }, limit: 1 })
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'extensions', value: id }, user: { relationTo: 'users', value: docs[0]?.id } } as never,
      waitUntil: new Date(Date.now() - 1000),
    })
    await runDueJobs(payload)
    expect(await last('extensions', '.app')).toMatchObject({ field: 'price', after: '3.33', person, through: 'schedule' })
  })

  it('P12: ends and starts entries on unpublish, deletion and restore', async () => {
    const id = await idOf('extensions', 'extension', '.co')
    const figures = async () => (await recorded('extensions', '.co')).filter(({ field }) => field === 'price').map(({ after }) => after)
    const [price] = await figures()
    await payload.update({ collection: 'extensions', id, data: { _status: 'draft' } })
    await payload.update({ collection: 'extensions', id, data: { _status: 'published' } })
    await payload.update({ collection: 'extensions', id, data: { deletedAt: new Date().toISOString() } })
    await payload.update({ collection: 'extensions', id, data: { deletedAt: null }, trash: true })
    await payload.delete({ collection: 'extensions', id })
    expect(await figures()).toEqual([price, null, price, null, price, null])
  })

  it('P12: records settings, rates and direct SQL changes', async () => {
    await api('POST', '/globals/pricing-settings', { cookies, body: { defaultTransferPrice: 11.5 } })
    expect(await last('pricing-settings', 'pricing-settings')).toMatchObject({
      field: 'defaultTransferPrice',
      after: '11.5',
      through: 'form',
    })
    await payload.db.drizzle.execute(sql`update currencies set exchange_rate = 0.91 where code = 'EUR'`)
    expect(await last('currencies', 'EUR')).toMatchObject({
      field: 'exchangeRate',
      after: '0.91',
      person: null,
      through: 'sql',
      currency: 'EUR',
    })
  })

  it('P12: records nothing of a rolled-back change', async () => {
    const before = (await recorded('extensions', '.com')).length
    await payload.db.drizzle
      .transaction(async (transaction) => {
        await transaction.execute(sql`update extensions set price = 1 where extension = '.com'`)
        await transaction.execute(sql`set constraints all immediate`)
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await recorded('extensions', '.com')).toHaveLength(before)
  })

  it('P12: has no gap after two concurrent changes of one price', async () => {
    const id = await idOf('extensions', 'extension', '.com')
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        payload.update({ collection: 'extensions', id, data: { price: 1 + index, _status: 'published' } }),
      ),
    )
    const prices = (await recorded('extensions', '.com')).filter(({ field }) => field === 'price')
    for (const [index, { before }] of prices.entries()) expect(before).toBe(prices[index - 1]?.after ?? null)
    const now = await payload.findByID({ collection: 'extensions', id, depth: 0 })
    expect(prices.at(-1)?.after).toBe(String(now.price))
  })

  it('P12: cannot be changed or deleted', async () => {
    const statements = [
      sql`update infra.price_changes set person = 'nobody'`,
      sql`delete from infra.price_changes where id = 1`,
      sql`truncate infra.price_changes`,
    ]
    const refused = { cause: { message: 'The history of prices stays as it was written' } }
    for (const statement of statements) await expect(payload.db.drizzle.execute(statement)).rejects.toMatchObject(refused)
  })
})

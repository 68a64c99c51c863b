import { beforeAll, expect, it, vi } from 'vitest'
import { createOpenApiDocument } from '@/payload/http/openapi/document'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword } from '../../support/visitors'
import { createApi, type Api, type ApiAnswer } from '../api/api-client'

const { payload } = await bootPayload()
const orderNumbers = ['ORD-TITLE-1', 'ORD-TITLE-2', 'ORD-TITLE-3']

let api: Api
const cookies: Record<string, Readonly<Record<string, string>>> = {}
beforeAll(async () => {
  await createVisitors(payload)
  api = createApi(payload)
  for (const role of ['admin', 'support'])
    cookies[role] = (await api('POST', '/users/login', { body: { email: `${role}@visitors.test`, password: testPassword } })).cookies
  for (const orderNumber of orderNumbers) {
    const order = await payload.create({ collection: 'orders', data: orderData({ orderNumber }), depth: 0 })
    const amounts = { order: order.id, amount: 549, currency: 'USD' }
    const payment = await payload.create({ collection: 'payments', data: { ...amounts, provider: 'offline', status: 'paid' }, depth: 0 })
    await payload.create({
      collection: 'refunds',
      data: { ...amounts, payment: payment.id, state: 'requested', key: orderNumber },
      depth: 0,
    })
  }
})

const support = (path: string) => api('GET', path, { cookies: cookies['support'] ?? {} })

const titlesIn = ({ body }: ApiAnswer) => (body?.['docs'] as { orderNumber?: string }[]).map(({ orderNumber }) => orderNumber).sort()

const slugs = ['payments', 'refunds'] as const

it.each(slugs)('titles %s by their order number, with one query of orders for a whole list', async (slug) => {
  expect(payload.collections[slug].config.admin.useAsTitle).toBe('orderNumber')
  const find = vi.spyOn(payload.db, 'find')
  const list = await support(`/${slug}?limit=10&depth=0`)
  const ofOrders = find.mock.calls.filter(([{ collection }]) => collection === 'orders')
  find.mockRestore()
  expect(titlesIn(list)).toEqual(orderNumbers)
  expect(ofOrders).toHaveLength(1)
})

it.each(slugs)('finds %s by their order number in lists, and where another form picks them', async (slug) => {
  expect(payload.collections[slug].config.admin.listSearchableFields).toContain('orderNumber')
  const query = `/${slug}?depth=0&where[or][0][orderNumber][like]=title-2&where[or][1][reference][like]=title-2`
  for (const select of ['', '&select[orderNumber]=true']) expect(titlesIn(await support(`${query}${select}`))).toEqual(['ORD-TITLE-2'])
})

it('K13: leaves the title out of what API keys read and what the API reference describes', async () => {
  const made = await api('POST', '/api-keys', { cookies: cookies['admin'] ?? {}, body: { name: 'Books', scopes: ['orders:read'] } })
  const { key } = made.body?.['doc'] as { readonly key: string }
  for (const slug of slugs) {
    const read = await api('GET', `/${slug}?depth=0`, { headers: { Authorization: `Bearer ${key}` } })
    expect(titlesIn(read)).toEqual(orderNumbers.map(() => undefined))
  }
  const { components } = createOpenApiDocument([], { config: payload.config }) as {
    readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> }
  }
  for (const name of ['Payment', 'Refund']) {
    expect(components.schemas[name]?.properties).toHaveProperty('order')
    expect(components.schemas[name]?.properties).not.toHaveProperty('orderNumber')
  }
})

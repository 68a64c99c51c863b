import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { searchRecords } from '@/payload/admin/search-and-replace/search-records'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'
import { createVisitors } from '../../support/visitors'

const { payload } = await bootPayload()
const visitors = await createVisitors(payload)
const contact = { email: 'otter@rivers.test', name: 'Olga Otter' }
const made = { orderNumber: 'ORD-OTTER-1', contact, customerKey: contact.email, reference: 'PO-77' }
const order = await payload.create({ collection: 'orders', data: orderData(made) })

const search = async (who: 'support' | 'marketing' | 'anonymous', query: string) => {
  const user = visitors[who]
  return searchRecords(await createLocalReq(user ? { user } : {}, payload), query)
}
const find = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).map(({ label, records }) => [label, ...records.map(({ title, note }) => `${title} ${note}`)])

it('G3: support finds orders by part of their number, the beginning of their email or reference, or by name', async () => {
  const found = ['Orders', 'ORD-OTTER-1 otter@rivers.test']
  for (const query of ['ord', 'ord-otter', 'tter-1', 'Otter@Riv', 'PO-7', 'olga']) expect(await find('support', query)).toEqual([found])
  expect(await find('support', 'r-1')).toEqual([])
  const [first] = await search('support', 'ORD-OTTER')
  expect(first?.records[0]?.address).toBe(`/admin/collections/orders/${order.id}`)
})

it('G3: support finds customers by email and by name', async () => {
  const found = [['Customers', 'customer@visitors.test A customer']]
  expect(await find('support', 'customer@vis')).toEqual(found)
  expect(await find('support', 'a customer')).toEqual(found)
})

it('G3: lists five of a kind at most', async () => {
  for (let number = 2; number < 8; number += 1) {
    await payload.create({ collection: 'orders', data: orderData({ ...made, orderNumber: `ORD-OTTER-${number}` }) })
  }
  const [orders = []] = await find('support', 'otter@rivers')
  expect(orders).toHaveLength(6)
})

it('G3: marketing finds codes, and no customer records', async () => {
  expect(await find('marketing', 'welcome')).toMatchObject([['Discount codes', expect.stringMatching(/^WELCOME10 /)]])
  for (const query of ['ORD-OTTER', 'otter@rivers', 'customer@vis']) expect(await find('marketing', query)).toEqual([])
})

it('G3: visitors find nothing', async () => {
  for (const query of ['ORD-OTTER', 'customer@vis', 'WELCOME']) expect(await find('anonymous', query)).toEqual([])
})

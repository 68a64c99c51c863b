import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { queueMail } from '@/lib/outbox/outbox'
import { bootPayload } from '../../support/payload'
import { createVisitors, testPassword } from '../../support/visitors'
import { createApi, type Api } from '../api/api-client'
import { orderData } from '../../support/order-data'
import { createBuyer, cartOf } from '../../support/orders/buyer'
import { hostingItem } from '../api/requests'
import { hasByteOrderMark } from '../../support/byte-order-mark'

const { payload } = await bootPayload()

let api: Api
const cookies: Record<string, Readonly<Record<string, string>>> = {}
let customerId = ''
beforeAll(async () => {
  const visitors = await createVisitors(payload)
  customerId = String(visitors.customer?.id)
  api = createApi(payload)
  for (const role of ['support', 'marketing'])
    cookies[role] = (await api('POST', '/users/login', { body: { email: `${role}@visitors.test`, password: testPassword } })).cookies
})

const as = (role: string, body?: object) => ({ cookies: cookies[role] ?? {}, ...(body ? { body } : {}) })

const mailsTo = async (recipient: string) =>
  (await payload.find({ collection: 'mail-outbox', where: { recipient: { equals: recipient } }, sort: 'createdAt', depth: 0 })).docs

const markSent = (id: string) => payload.db.drizzle.execute(sql`update mail_outbox set status = 'sent', sent_at = now() where id = ${id}`)

it('M14: shows support an email as it was sent, and sends it again once a minute', async () => {
  const placed = await createBuyer(createApi(payload)).order(cartOf(hostingItem), { email: 'again@buyers.test' })
  expect(placed.status, placed.text).toBe(201)
  const [mail] = await mailsTo('again@buyers.test')
  const path = `/mail-outbox/${mail?.id}`
  expect((await api('POST', `${path}/resend`, as('support', {}))).status).toBe(409)
  await markSent(String(mail?.id))

  const content = await api('GET', `${path}/content`, as('support'))
  expect(content.body).toMatchObject({
    subject: expect.stringContaining('ORD-') as string,
    html: expect.stringContaining('<html') as string,
  })
  expect((await api('GET', `${path}/content`, as('marketing'))).status).toBe(403)

  for (let press = 0; press < 2; press += 1) expect((await api('POST', `${path}/resend`, as('support', {}))).status).toBe(200)
  const all = await mailsTo('again@buyers.test')
  expect(all.filter(({ dedupeKey }) => dedupeKey.startsWith('resend:')).length).toBeLessThanOrEqual(2)
  expect(all.at(-1)).toMatchObject({ status: 'queued', template: mail?.template })
})

it('O8: tells support why a status is refused', async () => {
  const { id } = await payload.create({ collection: 'orders', data: orderData() })
  const refused = await api('PATCH', `/orders/${id}`, as('support', { status: 'refunded' }))
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { errors: [{ message: 'An order that is “Pending” cannot become “Refunded”.' }] },
  ])
})

it('M14: neither shows nor resends an email with a login link', async () => {
  await queueMail(
    { payload },
    { template: 'reset-password', to: 'secret@buyers.test', locale: 'en', data: { path: '/reset?token=secret' }, dedupeKey: 'secret-one' },
  )
  const [mail] = await mailsTo('secret@buyers.test')
  await markSent(String(mail?.id))
  for (const [method, part] of [
    ['GET', 'content'],
    ['POST', 'resend'],
  ] as const) {
    const refused = await api(method, `/mail-outbox/${mail?.id}/${part}`, as('support', method === 'POST' ? {} : undefined))
    expect(refused.status).toBe(409)
    expect(refused.text).not.toContain('token=secret')
  }
})

const profile = {
  name: 'Ines Example',
  company: '',
  vatId: '',
  phone: '',
  billingAddress: { line1: 'Gran Vía 1', line2: '', postalCode: '28013', city: 'Madrid', region: '', country: 'ES' },
}

it('M14: lets support change the address and the notes of a customer, but not the email', async () => {
  const path = `/customers/${customerId}/profile`
  const changed = await api('POST', path, as('support', { profile, staffNote: 'Calls on Mondays.' }))
  expect(changed.status, changed.text).toBe(200)
  const stored = await payload.findByID({ collection: 'customers', id: customerId, depth: 0 })
  expect(stored).toMatchObject({ name: 'Ines Example', staffNote: 'Calls on Mondays.', billingAddress: { city: 'Madrid', country: 'ES' } })
  expect((await api('POST', path, as('support', { profile: { ...profile, email: 'thief@example.com' }, staffNote: '' }))).status).toBe(400)
  expect((await api('POST', path, as('marketing', { profile, staffNote: '' }))).status).toBe(403)
  const log = await payload.find({ collection: 'staff-actions', where: { document: { equals: customerId } }, depth: 0 })
  expect(log.docs.at(0)).toMatchObject({ area: 'customers', action: 'changed' })
})

it('M16: exports the filtered list for sales staff only', async () => {
  const filter = '?where[contact.email][equals]=again@buyers.test'
  const { status, text } = await api('GET', `/orders/export-list${filter}`, as('support'))
  expect(status).toBe(200)
  const lines = text.trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^orderNumber,orderDate,status/)
  expect(lines[1]).toContain('again@buyers.test')
  for (const list of ['orders', 'customers', 'domains']) {
    expect((await api('GET', `/${list}/export-list`, as('marketing'))).status).toBe(403)
    expect(hasByteOrderMark((await api('GET', `/${list}/export-list`, as('support'))).bytes)).toBe(true)
  }
  expect((await api('GET', '/customers/export-list', as('support'))).text).toContain('Ines Example')
})

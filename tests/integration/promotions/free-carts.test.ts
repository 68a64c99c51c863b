import { beforeAll, expect, it } from 'vitest'
import { couponData } from '../../support/coupon-data'
import { bootPayload } from '../../support/payload'
import { createDesk } from './desk'

const { payload } = await bootPayload()

let desk: Awaited<ReturnType<typeof createDesk>>
beforeAll(async () => {
  desk = await createDesk(payload)
})

const whole = (code: string, more: object = {}) => ({ ...couponData(code, { value: 100, combinable: false }), ...more })

it('M17: rejects a code that makes a cart free until an administrator confirms that publication', async () => {
  const refused = await desk.marketing('POST', '/coupons', whole('FREE1'))
  expect(refused.status, refused.text).toBe(400)
  expect(refused.text).toContain('An administrator can confirm it')
  expect((await desk.marketing('POST', '/coupons', whole('FREE1', { confirmsFree: true }))).status).toBe(400)
  expect((await desk.admin('POST', '/coupons', whole('FREE1'))).text).toContain('Allow free carts')
  const confirmed = await desk.admin('POST', '/coupons', whole('FREE1', { confirmsFree: true }))
  expect(confirmed.status, confirmed.text).toBe(201)
  const { id } = confirmed.body?.['doc'] as { id: string }
  expect((await desk.marketing('PATCH', `/coupons/${id}`, { name: 'Renamed', _status: 'published' })).status).toBe(200)
  expect((await desk.marketing('PATCH', `/coupons/${id}`, { usageLimit: 5, _status: 'published' })).status).toBe(400)
})

it('M17: accepts drafts and codes that leave something to pay', async () => {
  expect((await desk.marketing('POST', '/coupons', whole('FREE2', { _status: 'draft' }))).status).toBe(201)
  expect((await desk.marketing('POST', '/coupons', whole('HALF', { value: 50 }))).status).toBe(201)
})

it('M17: creates codes as not combinable by default', async () => {
  const { combinable, ...plain } = couponData('ALONE', { combinable: true })
  expect(combinable).toBe(true)
  const made = await desk.marketing('POST', '/coupons', plain)
  expect((made.body?.['doc'] as { combinable?: boolean }).combinable).toBe(false)
})

it('limits tax rates, seller and bank account to administrators', async () => {
  const change = { seller: { legalName: 'Somebody else' } }
  expect((await desk.marketing('POST', '/globals/site-settings', change)).status).toBe(200)
  expect((await payload.findGlobal({ slug: 'site-settings', depth: 0 })).seller?.legalName).not.toBe('Somebody else')
  await desk.marketing('POST', '/globals/pricing-settings', { taxRate: 0.5 })
  expect((await payload.findGlobal({ slug: 'pricing-settings', depth: 0 })).taxRate).not.toBe(0.5)
  expect((await desk.admin('POST', '/globals/site-settings', change)).status).toBe(200)
  expect((await payload.findGlobal({ slug: 'site-settings', depth: 0 })).seller?.legalName).toBe('Somebody else')
})

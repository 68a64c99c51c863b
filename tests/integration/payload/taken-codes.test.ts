import { expect, it } from 'vitest'
import { couponData } from '../../support/coupon-data'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'

const { payload } = await bootPayload()
const api = createApi(payload)

const login = { email: 'codes@staff.test', password: 'a-long-test-password' }
await payload.create({ collection: 'users', data: { ...login, name: 'Codes', role: 'marketing' } })
const { cookies } = await api('POST', '/users/login', { body: login })
await payload.create({ collection: 'coupons', data: couponData('TAKEN10') })

const message = 'Code “TAKEN10” already exists. Choose another one.'

it.each(['TAKEN10', ' taken10 '])('D11: names the code “%s” that exists, for the field and for the form', async (code) => {
  const refused = await api('POST', '/coupons', { cookies, body: couponData(code) })
  expect(refused.status).toBe(400)
  expect(refused.body?.['errors']).toMatchObject([{ message, data: { errors: [{ path: 'code', message }] } }])
  expect(refused.body?.['error']).toMatchObject({ fields: { code: message } })
})

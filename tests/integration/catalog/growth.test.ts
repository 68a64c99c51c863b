import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { countReads } from '../../support/growth/count-reads'
import { addCodes, addEndings, tellChange } from '../../support/growth/fill-catalogue'
import { createApi, type Api } from '../api/api-client'
import { hostingItem } from '../api/requests'

const codes = 5_000
const endings = 300
const unpublished = { context: { disableRevalidate: true } }

let payload: Payload
let api: Api
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
  await addCodes(payload, codes)
  await addEndings(payload, endings)
  await tellChange(payload)
})

const quote = (code: string, lang = 'en') => api('POST', `/pricing/quote?lang=${lang}`, { body: { currency: 'USD', codes: [code], items: [hostingItem] } })
const change = (code: string, data: object, locale: 'en' | 'de' = 'en') =>
  payload.update({ collection: 'coupons', where: { code: { equals: code } }, data, locale, ...unpublished })

describe('a shop with thousands of codes', () => {
  it('D11: reads the one code that a cart names, however it is typed, and is no slower for the others', async () => {
    await quote('WELCOME10')
    const reads = await countReads(payload, async () => expect((await quote(' many000042 ')).body).toMatchObject({ discountSummary: { discountCodes: [{ discountId: 'MANY000042' }] } }))
    expect(reads).toEqual({ statements: 2, rows: 2 })
  })

  it('an editor’s change of a code counts at the next quote, and nothing else is read again', async () => {
    await quote('MANY000007')
    await change('MANY000007', { value: 50 })
    let body: unknown
    const reads = await countReads(payload, async () => ({ body } = await quote('MANY000007')))
    expect(body).toMatchObject({ discountSummary: { discountCodes: [{ discountId: 'MANY000007', originalValue: 50 }] } })
    expect(reads).toEqual({ statements: 2, rows: 2 })
    await change('MANY000007', { isActive: false })
    expect((await quote('MANY000007')).body).toMatchObject({ rejectedCodes: [{ code: 'MANY000007', reason: 'inactive' }] })
  })

  it('R6: a code is called what it is called in the visitor’s language, or in English', async () => {
    await change('MANY000008', { name: 'Einmalig' }, 'de')
    const nameIn = async (lang: string) => (await quote('MANY000008', lang)).body
    expect(await nameIn('de')).toMatchObject({ discountSummary: { discountCodes: [{ name: 'Einmalig' }] } })
    expect(await nameIn('fr')).toMatchObject({ discountSummary: { discountCodes: [{ name: 'Single use MANY000008' }] } })
  })

  it('D5, D7: every condition an editor sets on a code holds', async () => {
    await change('MANY000009', { applicableCategories: ['ssl', 'email'], excludedCategories: ['email'] })
    expect((await quote('MANY000009')).body).toMatchObject({ rejectedCodes: [{ reason: 'not-applicable' }] })
    await change('MANY000010', { minAmount: 5_000.5 })
    expect((await quote('MANY000010')).body).toMatchObject({ rejectedCodes: [{ reason: 'minimum-amount' }] })
    await change('MANY000011', { expiresAt: '2020-01-01T00:00:00.000Z' })
    expect((await quote('MANY000011')).body).toMatchObject({ rejectedCodes: [{ reason: 'expired' }] })
  })
})

describe('a shop with hundreds of endings', () => {
  it('after a change, thirty quotes in four languages at once read each ending once', async () => {
    await quote('WELCOME10')
    await tellChange(payload)
    const languages = ['en', 'es', 'fr', 'de']
    const reads = await countReads(payload, async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => quote('WELCOME10', languages[index % languages.length])))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    })
    const everyEndingOnce = 2 * endings
    expect(reads.rows).toBeGreaterThan(everyEndingOnce)
    expect(reads.rows).toBeLessThan(1.8 * everyEndingOnce)
  })
})

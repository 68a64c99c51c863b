import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createAccounts, keptCookies, lastToken, mailsTo, password } from './account-shop'

let payload: Payload
let shop: ReturnType<typeof createAccounts>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  shop = createAccounts(payload)
})

const templates = async (email: string) => (await mailsTo(payload, email)).map(({ template }) => template)

describe('registering', () => {
  it('creates an unconfirmed account and emails the link in the visitor’s language', async () => {
    const answer = await shop.api('POST', '/account/register?lang=de', { body: { name: 'Ada', email: ' Ada@Register.test ', password } })
    expect([answer.status, answer.body]).toEqual([202, { isSent: true }])
    expect(await mailsTo(payload, 'ada@register.test')).toMatchObject([
      { template: 'verify-email', locale: 'de', data: { path: expect.stringMatching(/^\/verify-email\?token=/) } },
    ])
    const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: 'ada@register.test' } } })
    expect(docs).toMatchObject([{ name: 'Ada', locale: 'de', verifiedAt: null }])
  })

  it('§6.5: rejects logins before the address is confirmed, and resends the link to whoever knows the password', async () => {
    await shop.register('waits@register.test')
    const refused = await shop.logIn('waits@register.test')
    expect([refused.status, refused.body]).toMatchObject([403, { error: { code: 'email-unconfirmed' } }])
    expect(refused.cookies).toEqual({})
    expect(await templates('waits@register.test')).toEqual(['verify-email', 'verify-email'])
  })

  it('confirms and logs in with link and password together, which uses up the link', async () => {
    await shop.register('link@register.test')
    const token = await lastToken(payload, 'link@register.test')
    const confirmed = await shop.verify('link@register.test')
    expect([confirmed.status, confirmed.body]).toEqual([
      200,
      { user: { name: 'Ada Lovelace', email: 'link@register.test' }, isCodeNeeded: false },
    ])
    expect(await shop.whoIs(keptCookies(confirmed))).toEqual({ name: 'Ada Lovelace', email: 'link@register.test' })
    expect((await shop.api('POST', '/account/verify', { body: { token, password } })).status).toBe(410)
  })

  it('K10: finds the same account however the address is typed', async () => {
    const [typed, shown] = ['José@MÜNCHEN.example', 'josé@münchen.example']
    const sent = await shop.api('POST', '/account/register', { body: { name: 'José', email: typed, password } })
    expect(sent.status).toBe(202)
    expect((await payload.find({ collection: 'customers', where: { name: { equals: 'José' } } })).docs).toMatchObject([
      { email: 'josé@xn--mnchen-3ya.example' },
    ])
    const token = await lastToken(payload, shown)
    const confirmed = await shop.api('POST', '/account/verify', { body: { token, password } })
    expect(confirmed.body).toMatchObject({ user: { email: shown } })
    for (const email of [typed, shown, 'jose\u0301@xn--mnchen-3ya.example', '\u200BJOSE\u0301@mu\u0308nchen.example']) {
      const answer = await shop.logIn(email)
      expect([email, answer.status, answer.body]).toMatchObject([email, 200, { user: { email: shown } }])
      expect(await shop.whoIs(keptCookies(answer))).toMatchObject({ email: shown })
    }
    await shop.register('jose\u0301@xn--mnchen-3ya.example')
    expect((await payload.count({ collection: 'customers', where: { email: { like: 'mnchen-3ya' } } })).totalDocs).toBe(1)
  })

  it('confirms nothing by the link alone, so that victims cannot confirm a stranger’s registration', async () => {
    await shop.register('victim@register.test', { password: 'chosen-by-a-stranger' })
    const answer = await shop.verify('victim@register.test')
    expect([answer.status, answer.body]).toMatchObject([422, { error: { code: 'wrong-password' } }])
    const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: 'victim@register.test' } } })
    expect(docs[0]?.verifiedAt).toBeNull()
  })

  it('invalidates the earlier link when somebody registers again', async () => {
    await shop.register('again@register.test', { password: 'the-first-password' })
    const first = await lastToken(payload, 'again@register.test')
    await shop.register('again@register.test')
    expect((await shop.api('POST', '/account/verify', { body: { token: first, password: 'the-first-password' } })).status).toBe(410)
    expect((await shop.verify('again@register.test')).status).toBe(200)
  })

  it('answers the same for an address with an account, changes nothing and emails its owner', async () => {
    await shop.signUp('known@register.test')
    const fresh = await shop.register('fresh@register.test')
    const known = await shop.register('KNOWN@register.test', { name: 'Somebody else', password: 'another-long-password' })
    expect([known.status, known.text, known.cookies]).toEqual([fresh.status, fresh.text, fresh.cookies])
    expect(await templates('known@register.test')).toEqual(['verify-email', 'address-known'])
    expect((await shop.logIn('known@register.test')).body).toMatchObject({ user: { name: 'Ada Lovelace' } })
  })

  it('creates one account for six concurrent registrations of an address', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.register('six@register.test')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 202))
    expect((await payload.count({ collection: 'customers', where: { email: { equals: 'six@register.test' } } })).totalDocs).toBe(1)
    expect((await shop.verify('six@register.test')).status).toBe(200)
  })

  it('sends at most five emails an hour to an address, with the same response', async () => {
    for (let count = 0; count < 8; count += 1) expect((await shop.register('box@register.test')).status).toBe(202)
    expect(await templates('box@register.test')).toHaveLength(5)
  })

  it.each([
    ['a password of nine characters', { password: '123456789' }, 'password'],
    ['no name', { name: ' ' }, 'name'],
    ['an address that is none', { email: 'ada@' }, 'email'],
    ['a field that is none', { verifiedAt: '2026-01-01' }, 'verifiedAt'],
  ])('refuses %s', async (_what, body, field) => {
    const answer = await shop.register('refused@register.test', body)
    expect([answer.status, Object.keys((answer.body as { error: { fields: object } }).error.fields)]).toEqual([400, [field]])
  })
})

describe('a forgotten password', () => {
  it('§6.5: is reset by the link: logged in, other sessions ended, owner notified, link used up', async () => {
    const before = await shop.signUp('forgot@register.test')
    expect((await shop.api('POST', '/account/forgot-password', { body: { email: 'Forgot@register.test' } })).status).toBe(202)
    const token = await lastToken(payload, 'forgot@register.test')
    const reset = await shop.api('POST', '/account/reset-password', { body: { token, password: 'a-new-long-password' } })
    expect([reset.status, reset.body]).toMatchObject([200, { user: { email: 'forgot@register.test' } }])
    expect(await shop.whoIs(before)).toBeNull()
    expect(await shop.whoIs(keptCookies(reset))).not.toBeNull()
    expect(await templates('forgot@register.test')).toEqual(['verify-email', 'reset-password', 'password-changed'])
    expect((await shop.logIn('forgot@register.test')).status).toBe(401)
    expect((await shop.logIn('forgot@register.test', {}, 'a-new-long-password')).status).toBe(200)
    expect((await shop.api('POST', '/account/reset-password', { body: { token, password: 'and-yet-another-one' } })).status).toBe(410)
  })

  it('accepts one of ten concurrent resets with the same link', async () => {
    await shop.signUp('race@register.test')
    await shop.api('POST', '/account/forgot-password', { body: { email: 'race@register.test' } })
    const token = await lastToken(payload, 'race@register.test')
    const attempts = Array.from({ length: 10 }, (_, index) =>
      shop.api('POST', '/account/reset-password', { body: { token, password: `password-number-${index}` } }),
    )
    expect((await Promise.all(attempts)).map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 410)])
  })

  it('rejects a confirmation link, and one with a changed expiry', async () => {
    await shop.register('purpose@register.test')
    const [id = '', expiry = '', signature = ''] = (await lastToken(payload, 'purpose@register.test')).split('.')
    const later = (Number.parseInt(expiry, 36) + 1).toString(36)
    for (const token of [`${id}.${expiry}.${signature}`, `${id}.${later}.${signature}`, 'nonsense']) {
      expect((await shop.api('POST', '/account/reset-password', { body: { token, password: 'a-new-long-password' } })).status).toBe(410)
    }
  })
})

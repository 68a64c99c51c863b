import { afterAll, describe, expect, it, vi } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createStaffTwoSteps } from './staff-two-steps'

const { payload } = await bootPayload({ RATE_LIMIT_LOGIN: '1000', TRUSTED_PROXY_COUNT: '1' })
const { api, codeOf, hire, logIn, isIn, enrol } = await createStaffTwoSteps(payload)
afterAll(() => {
  vi.useRealTimers()
})

type Cookies = Readonly<Record<string, string>>
const from = (address: string) => ({ 'X-Forwarded-For': address })
const waits = async (id: string, cookies: Cookies, area = 'users') =>
  (await api('GET', `/${area}/${id}/held-up`, { cookies })).body?.['waits'] as readonly { what: string; address: string | null }[]
const free = (id: string, cookies: Cookies, area = 'users') => api('POST', `/${area}/${id}/held-up/free`, { cookies, body: {} })
/** Counts attempts without hashing passwords. */
const tryPasswords = async (email: string, visitor: string) => {
  const { countAttempt } = await import('@/modules/auth/sessions')
  for (let index = 0; index < 10; index += 1) await countAttempt({ payload, visitor }, email)
}
const tryCodes = async (id: string, visitor: (index: number) => string) => {
  const [{ countCodeAttempt }, { findFactor }] = await Promise.all([
    import('@/modules/auth/mfa/totp'),
    import('@/modules/auth/mfa/mfa.repository'),
  ])
  const factor = await findFactor(payload.db.drizzle, { kind: 'staff', id })
  if (!factor) throw new Error('two-step login is off')
  const each = { payload, factorId: factor.id, passwordStamp: factor.passwordStamp }
  for (let index = 0; index < 22; index += 1)
    await countCodeAttempt({ ...each, visitor: visitor(index) }, { kind: 'time', digits: '000001' })
}
const sessionsOf = async (id: string, cookies: Cookies) =>
  (await api('GET', `/users/${id}/sessions`, { cookies })).body?.['sessions'] as readonly { id: string; isThis: boolean }[] | undefined
const end = (id: string, cookies: Cookies, body: object) => api('POST', `/users/${id}/sessions/end`, { cookies, body })

describe('a rate-limited login', () => {
  it('is shown to administrators with its address and reset by them; nobody else sees or resets it', async () => {
    const boss = await enrol('boss', 'admin')
    const { id, email } = await hire('forgetful')
    const support = await logIn((await hire('support')).email)
    expect(await waits(id, boss.cookies)).toEqual([])
    await tryPasswords(email, '203.0.113.9')
    expect((await logIn(email, {}, from('203.0.113.9'))).status).toBe(429)
    expect(await waits(id, boss.cookies)).toMatchObject([{ what: 'password', address: '203.0.113.9' }])
    for (const cookies of [support.cookies, {}])
      expect([(await api('GET', `/users/${id}/held-up`, { cookies })).status, (await free(id, cookies)).status]).toEqual([403, 403])

    expect((await free(id, boss.cookies)).status).toBe(200)
    expect(await waits(id, boss.cookies)).toEqual([])
    expect(await isIn(await logIn(email, {}, from('203.0.113.9')))).toBe(true)
    const { docs } = await payload.find({ collection: 'staff-actions', where: { document: { equals: id } }, overrideAccess: true })
    expect(docs.map(({ person, fields }) => [person, fields])).toEqual([[boss.email, 'loginTries']])
  })

  it('K5: counts wrong codes as well, by address and in total', async () => {
    const boss = await enrol('code-boss', 'admin')
    const { id, email, secret } = await enrol('guessed')
    await tryCodes(id, (index) => `198.51.100.${index < 11 ? 1 : index}`)
    expect((await waits(id, boss.cookies)).map(({ what, address }) => [what, address])).toEqual([
      ['code', null],
      ['code', '198.51.100.1'],
    ])
    expect((await logIn(email, { code: codeOf(secret) }, from('192.0.2.1'))).status).toBe(429)
    await free(id, boss.cookies)
    expect(await isIn(await logIn(email, { code: codeOf(secret) }, from('198.51.100.1')))).toBe(true)
  })

  it('lets support see a blocked customer and reset it', async () => {
    const support = await logIn((await hire('desk')).email)
    const email = 'ada@held.test'
    const { id } = await payload.create({
      collection: 'customers',
      data: { email, name: 'Ada', locale: 'en', password: 'a quiet otter at noon' },
    })
    await tryPasswords(email, '203.0.113.8')
    expect(await waits(id, support.cookies, 'customers')).toMatchObject([{ what: 'password', address: '203.0.113.8' }])
    expect((await free(id, support.cookies, 'customers')).status).toBe(200)
    expect(await waits(id, support.cookies, 'customers')).toEqual([])
  })
})

describe('a customer’s new password set by an administrator', () => {
  it('ends the lockout and emails the customer; Payload’s own unlock is refused', async () => {
    const boss = await logIn((await hire('password-boss', 'admin')).email)
    const email = 'eva@held.test'
    const { id } = await payload.create({
      collection: 'customers',
      data: { email, name: 'Eva', locale: 'de', password: 'a quiet otter at noon' },
    })
    const mails = async () => {
      const { docs } = await payload.find({ collection: 'mail-outbox', where: { recipient: { equals: email } }, overrideAccess: true })
      return docs.map(({ template, locale, data }) => [template, locale, data])
    }
    const change = (data: object) => api('PATCH', `/customers/${id}`, { cookies: boss.cookies, body: data })
    for (const visitor of ['203.0.113.6', '203.0.113.7']) await tryPasswords(email, visitor)
    expect((await api('POST', '/customers/unlock', { cookies: boss.cookies, body: { email } })).status).toBe(403)
    expect((await change({ name: 'Eva Example' })).status).toBe(200)
    expect([(await waits(id, boss.cookies, 'customers')).length, await mails()]).toEqual([2, []])

    expect((await change({ password: 'a loud heron at dusk' })).status).toBe(200)
    expect([await waits(id, boss.cookies, 'customers'), await mails()]).toEqual([
      [],
      [['password-changed', 'de', { name: 'Eva Example', isByStaff: true }]],
    ])
  })
})

describe('a reset link sent by staff', () => {
  it('K28: is the customer’s own link, counted for the mailbox and logged; only administrators and support send it', async () => {
    const email = 'rosa@held.test'
    const { id } = await payload.create({
      collection: 'customers',
      data: { email, name: 'Rosa', locale: 'fr', password: 'a quiet otter at noon' },
    })
    const send = (cookies: Cookies, customer = id) => api('POST', `/customers/${customer}/reset-link`, { cookies, body: {} })
    const support = await hire('link-desk')
    const boss = await hire('link-boss', 'admin')
    const marketing = await hire('link-writer', 'marketing')
    const { cookies } = await logIn(support.email)
    expect((await send({})).status).toBe(401)
    expect((await send((await logIn(marketing.email)).cookies)).status).toBe(403)
    expect([(await send(cookies)).status, (await send((await logIn(boss.email)).cookies)).status]).toEqual([200, 200])
    expect((await send(cookies, '0199d5a0-0000-7000-8000-000000000000')).status).toBe(404)

    const mails = await payload.find({ collection: 'mail-outbox', where: { recipient: { equals: email } }, overrideAccess: true })
    expect(mails.docs.map(({ template, locale }) => [template, locale])).toEqual(Array(2).fill(['reset-password', 'fr']))
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(cookies)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429])
    const logged = await payload.find({ collection: 'staff-actions', where: { document: { equals: id } }, overrideAccess: true })
    const people = logged.docs.flatMap(({ person, fields }) => (fields === 'resetLink' ? [person] : []))
    expect(people.toSorted()).toEqual([boss.email, ...Array<string>(4).fill(support.email)])
  })
})

describe('staff sessions', () => {
  it('are listed for their owner, who ends one or all others', async () => {
    const { id, email } = await hire('everywhere')
    const here = await logIn(email)
    const others = [await logIn(email), await logIn(email), await logIn(email)]
    const listed = (await sessionsOf(id, here.cookies)) ?? []
    expect([listed.length, listed.filter(({ isThis }) => isThis).length]).toEqual([4, 1])
    const another = listed.find(({ isThis }) => !isThis)
    expect((await end(id, here.cookies, { session: another?.id })).status).toBe(200)
    expect((await Promise.all(others.map(isIn))).filter(Boolean)).toHaveLength(2)
    expect((await end(id, here.cookies, {})).status).toBe(200)
    expect([await isIn(here), ...(await Promise.all(others.map(isIn)))]).toEqual([true, false, false, false])
  })

  it('are ended by an administrator, which is logged; other colleagues and sessions stay out of reach', async () => {
    const boss = await logIn((await hire('head', 'admin')).email)
    const { id, email } = await hire('careless')
    const theirs = await logIn(email)
    const other = await hire('curious')
    const { cookies } = await logIn(other.email)
    expect([(await api('GET', `/users/${id}/sessions`, { cookies })).status, (await end(id, cookies, {})).status]).toEqual([403, 403])
    const [session] = (await sessionsOf(id, boss.cookies)) ?? []
    await end(other.id, cookies, { session: session?.id })
    expect(await isIn(theirs)).toBe(true)
    expect((await end(id, boss.cookies, {})).status).toBe(200)
    expect([await isIn(theirs), await isIn(boss)]).toEqual([false, true])
    const { docs } = await payload.find({ collection: 'staff-actions', where: { document: { equals: id } }, overrideAccess: true })
    expect(docs.map(({ fields }) => fields)).toEqual(['sessions'])
  })
})

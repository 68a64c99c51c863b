import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createStaffTwoSteps, nextCode, own, renewal, setupIn, staffPassword as password } from './staff-two-steps'

const { payload } = await bootPayload({ RATE_LIMIT_LOGIN: '1000', TRUSTED_PROXY_COUNT: '1' })
const { api, codeOf, hire, logIn, isIn, begin, enrol } = await createStaffTwoSteps(payload)
afterAll(() => {
  vi.useRealTimers()
})

type Cookies = Readonly<Record<string, string>>

const codesLeft = async (cookies: Cookies) => (await api('GET', own, { cookies })).body?.['codesLeft']
const sessionsOf = async (id: string) =>
  (await payload.db.drizzle.execute(sql`select id from users_sessions where _parent_id = ${id} order by id`)).rows.map(
    ({ id: session }) => session,
  )

const isWaiting = async (): Promise<boolean> =>
  (
    await payload.db.pool.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%users%'`,
    )
  ).rows.length > 0

/** Runs work whose session ends before it completes. */
const whileEnded = async (id: string, work: () => ReturnType<typeof api>): ReturnType<typeof api> => {
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from users where id = $1 for update', [id])
    const answer = work()
    await vi.waitUntil(isWaiting, { timeout: 8000, interval: 20 })
    await client.query('delete from users_sessions where _parent_id = $1', [id])
    await client.query('commit')
    return await answer
  } finally {
    client.release()
  }
}

describe('two tabs at once', () => {
  it('K2: confirm one of two concurrent setups, with its own ten recovery codes', async () => {
    const { email } = await hire('twins')
    const { cookies } = await logIn(email)
    const setups = [await begin(cookies), await begin(cookies)]
    const answers = await Promise.all(
      setups.map(({ ticket, secret }) => api('POST', own, { cookies, body: { ticket, code: codeOf(secret), password } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await codesLeft(cookies)).toBe(10)
    nextCode()
    const [kept, refused] = answers[0]?.status === 200 ? setups : [...setups].reverse()
    expect((await logIn(email, { code: codeOf(refused?.secret ?? '') })).status).toBe(401)
    expect((await logIn(email, { code: refused?.codes[0] })).status).toBe(401)
    expect(await isIn(await logIn(email, { code: codeOf(kept?.secret ?? '') }))).toBe(true)
  })

  it('K4: confirm one of two concurrent sets of new recovery codes', async () => {
    const { cookies } = await enrol('printer')
    const fresh = async () => setupIn((await api('POST', `${renewal}/setup`, { cookies, body: {} })).body)
    const tickets = [(await fresh()).ticket, (await fresh()).ticket, (await fresh()).ticket]
    await Promise.all(tickets.map((ticket) => api('POST', renewal, { cookies, body: { ticket, password } })))
    expect(await codesLeft(cookies)).toBe(10)
  })

  it('K4: accept a recovery code once for two concurrent logins', async () => {
    const { email, codes, cookies } = await enrol('hasty')
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => logIn(email, { code: codes[3] }, { 'X-Forwarded-For': `192.0.2.${index}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    expect(await codesLeft(cookies)).toBe(9)
  })
})

describe('a staff session', () => {
  it('stays ended when its browser refreshes it at the same time', async () => {
    const { id, email } = await hire('renewing')
    const { cookies } = await logIn(email)
    const renewed = await whileEnded(id, () => api('POST', '/users/refresh-token', { cookies, body: {} }))
    expect([renewed.status, renewed.cookies, await sessionsOf(id)]).toEqual([403, {}, []])
  })

  it('stays ended when another one logs out at the same time', async () => {
    const { id, email } = await hire('leaving')
    const { cookies } = await logIn(email)
    await logIn(email)
    await whileEnded(id, () => api('POST', '/users/logout', { cookies, body: {} }))
    expect(await sessionsOf(id)).toEqual([])
  })

  it('enables no two-step login once ended', async () => {
    const { id, email } = await hire('stolen')
    const { cookies } = await logIn(email)
    const { ticket, secret } = await begin(cookies)
    const answer = await whileEnded(id, () => api('POST', own, { cookies, body: { ticket, code: codeOf(secret), password } }))
    expect(answer.status).toBe(403)
    expect(await isIn(await logIn(email))).toBe(true)
  })

  it('is not created by a password check', async () => {
    const { id, email } = await hire('careful')
    const { cookies } = await logIn(email)
    const before = await sessionsOf(id)
    expect((await api('POST', `${own}/off`, { cookies, body: { password } })).status).toBe(200)
    expect((await api('POST', `${own}/off`, { cookies, body: { password: 'wrong' } })).status).toBe(422)
    expect(await sessionsOf(id)).toEqual(before)
  })
})

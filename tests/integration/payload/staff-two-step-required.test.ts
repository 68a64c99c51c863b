import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { bootPayload } from '../../support/payload'
import { createStaffTwoSteps, nextCode, own, setupIn, staffPassword as password } from './staff-two-steps'

const { payload } = await bootPayload({ RATE_LIMIT_LOGIN: '1000', TRUSTED_PROXY_COUNT: '1' })
const { api, codeOf, hire, logIn, isIn, enrol } = await createStaffTwoSteps(payload)
afterAll(() => {
  vi.useRealTimers()
})

const requireOfAll = (isRequired: boolean, cookies: Readonly<Record<string, string>>) =>
  api('POST', '/globals/site-settings', { cookies, body: { requireTwoSteps: isRequired } })

describe('a lost phone', () => {
  it('K6: is reset by an administrator, which ends every session, emails the owner and is logged; nobody else may', async () => {
    const lost = await enrol('lost')
    const boss = await enrol('boss', 'admin')
    const support = await logIn((await hire('colleague')).email)
    const path = `/users/${lost.id}/two-step`
    expect([
      (await api('GET', path, { cookies: support.cookies })).status,
      (await api('POST', `${path}/reset`, { cookies: support.cookies, body: {} })).status,
    ]).toEqual([403, 403])
    expect((await api('POST', `/users/${boss.id}/two-step/reset`, { cookies: boss.cookies, body: {} })).status).toBe(403)
    expect((await api('GET', path, { cookies: boss.cookies })).body).toMatchObject({ isOn: true })

    const reset = await api('POST', `${path}/reset`, { cookies: boss.cookies, body: {} })
    expect(reset.status, reset.text).toBe(200)
    expect(await isIn(lost)).toBe(false)
    expect(await isIn(await logIn(lost.email))).toBe(true)
    const { docs } = await payload.find({ collection: 'staff-actions', where: { document: { equals: lost.id } }, overrideAccess: true })
    expect(docs.filter(({ action }) => action === 'unsecured')).toMatchObject([
      { person: boss.email, area: 'users', fields: 'twoStepLogin' },
    ])
    const { rows } = await payload.db.drizzle.execute<{ data: { kind: string } }>(
      sql`select data from mail_outbox where recipient = ${lost.email} order by created_at, id`,
    )
    expect(rows.map(({ data }) => data.kind).sort()).toEqual(['two-step-on', 'two-step-removed'])
  })
})

describe('K6: required two-step login', () => {
  it('is limited to admins who have it; staff without it are logged out and set it up at login', async () => {
    const plain = await hire('plain-boss', 'admin')
    const { cookies: hasNone } = await logIn(plain.email)
    const refused = await requireOfAll(true, hasNone)
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Turn it on for yourself first') as string])
    const marketing = await logIn((await hire('marketing', 'marketing')).email)
    await requireOfAll(true, marketing.cookies)
    expect(await isIn(marketing)).toBe(true)

    const boss = await enrol('second-boss', 'admin')
    const asked = await requireOfAll(true, boss.cookies)
    expect(asked.status, asked.text).toBe(200)
    expect([await isIn(marketing), await isIn(boss)]).toEqual([false, true])
    expect((await api('POST', `${own}/off`, { cookies: boss.cookies, body: { password } })).status).toBe(409)

    const answer = await logIn(plain.email)
    const { kind, setup: shown } = answer.body?.['secondStep'] as { kind: string; setup: unknown }
    const setup = setupIn(shown)
    expect([kind, answer.cookies]).toEqual(['setup', {}])
    expect((await logIn(plain.email, { setup: setup.ticket, code: '000000' })).status).toBe(401)
    expect((await logIn((await hire('third')).email, { setup: setup.ticket, code: codeOf(setup.secret) })).cookies).toEqual({})
    expect(await isIn(await logIn(plain.email, { setup: setup.ticket, code: codeOf(setup.secret) }))).toBe(true)
    nextCode()
    expect((await logIn(plain.email)).body).toEqual({ secondStep: { kind: 'code' } })
    expect((await requireOfAll(false, boss.cookies)).status).toBe(200)
  })

  it('stays on when marketing restores older settings, and page settings are restored', async () => {
    const boss = await enrol('third-boss', 'admin')
    const { cookies } = await logIn((await hire('second-marketing', 'marketing')).email)
    const rename = (brandName: string) => api('POST', '/globals/site-settings', { cookies, body: { brandName } })
    expect((await rename('Older Name')).status).toBe(200)
    const { docs } = await payload.findGlobalVersions({ slug: 'site-settings', sort: '-createdAt', limit: 1 })
    await rename('Newer Name')
    const marketing = await enrol('third-marketing', 'marketing')
    await requireOfAll(true, boss.cookies)
    const restored = await api('POST', `/globals/site-settings/versions/${docs[0]?.id}`, { cookies: marketing.cookies, body: {} })
    expect(restored.status, restored.text).toBe(200)
    const settings = await payload.findGlobal({ slug: 'site-settings' })
    expect([settings.brandName, settings.requireTwoSteps]).toEqual(['Older Name', true])
    expect((await requireOfAll(false, boss.cookies)).status).toBe(200)
  })

  it('is hidden from visitors', async () => {
    expect((await api('GET', '/globals/site-settings')).text).not.toContain('requireTwoSteps')
  })
})

import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TransferStatus } from '@/core/domains/transfers'
import { createVisitors, type Visitor, type VisitorKind } from '../../support/visitors'
import { bootPayload } from '../../support/payload'

let payload: Payload
let visitors: Record<VisitorKind, Visitor>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  visitors = await createVisitors(payload)
})

const begin = (domain: string, more: { readonly status?: TransferStatus; readonly customer?: string } = {}) =>
  payload.create({
    collection: 'transfers',
    data: { domain, status: 'requested', authorizationCode: 'EPP-12345', customerKey: 'a@b.test', locale: 'en', ...more },
  })

const move = (id: string, status: TransferStatus, more: { readonly customerNote?: string; readonly by?: VisitorKind } = {}) => {
  const { by = 'support', ...data } = more
  return payload.update({ collection: 'transfers', id, data: { status, ...data }, user: visitors[by], overrideAccess: false })
}

const messageOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was refused',
    (fault: { data?: { errors?: readonly { message: string }[] }; message: string }) => fault.data?.errors?.[0]?.message ?? fault.message,
  )

describe('staff advance a transfer', () => {
  it('dates each step with the note of staff', async () => {
    const { id } = await begin('stepwise.com')
    await move(id, 'awaiting-registry', { customerNote: 'Please confirm the mail of your provider.' })
    const done = await move(id, 'completed')
    expect(done.events).toMatchObject([
      { type: 'awaiting-registry', at: expect.stringMatching(/^\d{4}-/), note: 'Please confirm the mail of your provider.' },
      { type: 'completed', at: expect.stringMatching(/^\d{4}-/) },
    ])
    expect(done.events?.[1]?.note ?? null).toBeNull()
    expect(done.customerNote ?? null).toBeNull()
  })

  it.each([
    ['requested', 'completed'],
    ['requested', 'prepared'],
    ['completed', 'requested'],
    ['failed', 'awaiting-registry'],
  ] as const)('%s cannot become %s', async (from, to) => {
    const { id } = await begin(`${from}-${to}.com`, { status: from })
    expect(await messageOf(move(id, to))).toMatch(/^A transfer that is “.+” cannot become “.+”\.$/)
    expect((await payload.findByID({ collection: 'transfers', id })).status).toBe(from)
  })

  it.each(['completed', 'failed'] as const)('R11: erases the code once it is %s', async (end) => {
    const { id } = await begin(`${end}-end.com`)
    await move(id, 'awaiting-registry')
    expect((await payload.findByID({ collection: 'transfers', id })).authorizationCode).toMatch(/^encrypted:/)
    await move(id, end)
    expect((await payload.findByID({ collection: 'transfers', id })).authorizationCode ?? null).toBeNull()
  })

  it('accepts one of two concurrent steps', async () => {
    const { id } = await begin('at-once.com', { status: 'awaiting-registry' })
    const outcomes = await Promise.all([messageOf(move(id, 'completed')), messageOf(move(id, 'failed'))])
    expect(outcomes.filter((outcome) => outcome === 'nothing was refused')).toHaveLength(1)
    expect((await payload.findByID({ collection: 'transfers', id })).events).toHaveLength(1)
  })

  it('adds no event to a save without a step, and accepts none from outside', async () => {
    const { id } = await begin('noted.com')
    const saved = await payload.update({
      collection: 'transfers',
      id,
      data: { staffNote: 'Called them.', events: [{ type: 'completed', at: new Date(0).toISOString() }], domain: 'other.com' },
      user: visitors.support,
      overrideAccess: false,
    })
    expect(saved).toMatchObject({ staffNote: 'Called them.', events: [], domain: 'noted.com', status: 'requested' })
  })

  it('is forbidden to visitors, customers and marketing', async () => {
    const { id } = await begin('closed.com', { customer: String(visitors.customer?.id) })
    for (const by of ['anonymous', 'customer', 'marketing'] as const) {
      expect(await messageOf(move(id, 'awaiting-registry', { by }))).toMatch(/role can’t do this/)
    }
  })

  it('§6.3, R11: shows customers the progress of their own, and never the code', async () => {
    const { id } = await begin('mine.com', { customer: String(visitors.customer?.id) })
    const other = await begin('not-mine.com')
    await move(id, 'awaiting-registry', { customerNote: 'On its way.' })
    const read = { collection: 'transfers', user: visitors.customer, overrideAccess: false } as const
    const mine = await payload.findByID({ ...read, id })
    expect(mine).toMatchObject({
      domain: 'mine.com',
      status: 'awaiting-registry',
      events: [{ type: 'awaiting-registry', note: 'On its way.' }],
    })
    expect(Object.keys(mine)).not.toContain('authorizationCode')
    expect(Object.keys(mine)).not.toContain('staffNote')
    expect((await payload.find(read)).docs.map(({ domain }) => domain)).not.toContain('not-mine.com')
    await expect(payload.findByID({ ...read, id: other.id })).rejects.toThrow()
    for (const kind of ['support', 'admin'] as const) {
      const seen = await payload.findByID({ collection: 'transfers', id, user: visitors[kind], overrideAccess: false })
      expect(Object.keys(seen)).not.toContain('authorizationCode')
    }
  })

  it('R11: shows the code on demand to sales staff only', async () => {
    const { id } = await begin('shown.com', { customer: String(visitors.customer?.id) })
    const statusFor = async (kind: VisitorKind) => {
      const endpoint = payload.collections.transfers.config.endpoints
      const call = (endpoint || []).find(({ path }) => path === '/:id/authorization-code')
      const user = visitors[kind]
      const req = Object.assign(await createLocalReq(user ? { user } : {}, payload), { routeParams: { id } })
      const response = (await call?.handler(req)) as Response
      return [response.status, await response.text(), response.headers.get('cache-control')] as const
    }
    for (const kind of ['support', 'admin'] as const) expect(await statusFor(kind)).toEqual([200, '{"code":"EPP-12345"}', 'no-store'])
    for (const kind of ['anonymous', 'customer', 'marketing'] as const) {
      const [status, text] = await statusFor(kind)
      expect(status).toBe(kind === 'anonymous' ? 401 : 403)
      expect(text).not.toContain('EPP')
    }
    await move(id, 'failed')
    expect((await statusFor('admin'))[0]).toBe(404)
  })
})

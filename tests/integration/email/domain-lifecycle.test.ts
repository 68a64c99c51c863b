import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { runDomainLifecycle } from '@/modules/renewals/domain-lifecycle'
import { bootPayload } from '../../support/payload'

const day = 86_400_000
/** Two weeks after daylight saving time ends in Europe, so that the change falls among the reminders. */
const expiresAt = Date.UTC(2027, 10, 14, 10)

let payload: Payload
beforeAll(async () => {
  ;({ payload } = await bootPayload())
})

const name = async (domain: string, more: object = {}) => {
  const { id } = await payload.create({
    collection: 'domains',
    data: {
      name: domain,
      extension: '.com',
      status: 'active',
      expiresAt: new Date(expiresAt).toISOString(),
      autoRenew: false,
      customerKey: `${domain}@example.com`,
      ...more,
    } as never,
    depth: 0,
  })
  return String(id)
}

const mailed = async (domain: string) => {
  const { docs } = await payload.find({
    collection: 'mail-outbox',
    where: { recipient: { equals: `${domain}@example.com` } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ template, data }) => (template === 'renewal-reminder' ? `reminder ${(data as { days: number }).days}` : template))
}

describe('§9: the last year of a domain, day by day', () => {
  it('§9.49: sends three reminders, then both periods and the end, once each, however often the worker runs', async () => {
    const id = await name('day-by-day.com')
    for (let at = expiresAt - 120 * day; at <= expiresAt + 70 * day; at += day / 2) await runDomainLifecycle(payload, at)
    expect(await mailed('day-by-day.com')).toEqual([
      'reminder 90',
      'reminder 30',
      'reminder 7',
      'domain-grace',
      'domain-redemption',
      'domain-expired',
    ])
    const row = await payload.findByID({ collection: 'domains', id, depth: 0 })
    expect(row.status).toBe('expired')
    expect(row.events?.map(({ type, at }) => [type, Date.parse(at)])).toEqual([
      ['grace', expiresAt],
      ['redemption', expiresAt + 30 * day],
      ['expired', expiresAt + 60 * day],
    ])
  }, 60_000)

  it('sends nothing before its day', async () => {
    await name('on-the-day.com')
    await runDomainLifecycle(payload, expiresAt - 90 * day - 1)
    expect(await mailed('on-the-day.com')).toEqual([])
    await runDomainLifecycle(payload, expiresAt - 90 * day)
    expect(await mailed('on-the-day.com')).toEqual(['reminder 90'])
  })

  it('states the remaining days in a late reminder', async () => {
    await name('late.com')
    await runDomainLifecycle(payload, expiresAt - 20 * day)
    await runDomainLifecycle(payload, expiresAt - 8 * day)
    await runDomainLifecycle(payload, expiresAt - 7 * day)
    expect(await mailed('late.com')).toEqual(['reminder 20', 'reminder 7'])
  })

  it('sends reminders again after a renewal', async () => {
    const id = await name('renewed.com')
    await runDomainLifecycle(payload, expiresAt - 30 * day)
    await payload.update({
      collection: 'domains',
      id,
      data: { expiresAt: new Date(expiresAt + 365 * day).toISOString() } as never,
      depth: 0,
    })
    await runDomainLifecycle(payload, expiresAt)
    await runDomainLifecycle(payload, expiresAt + (365 - 30) * day)
    expect(await mailed('renewed.com')).toEqual(['reminder 30', 'reminder 30'])
  })

  it('ignores a domain that was cancelled or is not registered yet', async () => {
    await name('cancelled.com', { status: 'cancelled' })
    await name('pending.com', { status: 'pending', expiresAt: null })
    await runDomainLifecycle(payload, expiresAt + day)
    expect([...(await mailed('cancelled.com')), ...(await mailed('pending.com'))]).toEqual([])
  })
})

describe('a domain whose processing fails', () => {
  /** The database rejects emails to this domain's owner until told otherwise. */
  const refuseMailOf = async (domain: string) => {
    await payload.db.drizzle.execute(
      sql`create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'refused for the test'; end $$`,
    )
    await payload.db.drizzle.execute(
      sql.raw(
        `create trigger refuse_mail before insert on mail_outbox for each row when (new.recipient = '${domain}@example.com') execute function refuse_mail()`,
      ),
    )
    return () => payload.db.drizzle.execute(sql`drop function refuse_mail() cascade`)
  }

  it('delays no other, is logged by id only, and is retried on the next run', async () => {
    const stuck = await name('stuck.com', { expiresAt: new Date(expiresAt - 1).toISOString() })
    const next = await name('next-one.com')
    const takeMailAgain = await refuseMailOf('stuck.com')
    const logged = vi.spyOn(payload.logger, 'error')
    await runDomainLifecycle(payload, expiresAt - 30 * day)
    await runDomainLifecycle(payload, expiresAt)
    const said = logged.mock.calls
    logged.mockRestore()
    expect([await mailed('stuck.com'), await mailed('next-one.com')]).toEqual([[], ['reminder 30', 'domain-grace']])
    expect((await payload.findByID({ collection: 'domains', id: next, depth: 0 })).status).toBe('grace')
    expect(said.map(([what]) => what)).toMatchObject([
      { domain: stuck, step: 'remind', fault: { message: 'refused for the test' } },
      { domain: stuck, step: 'moveOn', fault: { message: 'refused for the test' } },
    ])
    expect(JSON.stringify(said)).not.toContain('example.com')

    await takeMailAgain()
    await runDomainLifecycle(payload, expiresAt)
    expect(await mailed('stuck.com')).toEqual(['domain-grace'])
    expect((await payload.findByID({ collection: 'domains', id: stuck, depth: 0 })).status).toBe('grace')
  })
})

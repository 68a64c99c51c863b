// own modules: SITE_URL is read on import
import { sql } from '@payloadcms/db-postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { promoteStaging } from '@/programs/backup'
import { bootPayload } from '../../support/payload'

const own = 'http://localhost:3000'
const { payload, databaseUrl } = await bootPayload({
  SITE_URL: own,
  STRIPE_SECRET_KEY: 'sk_test_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
})
const { isStaging: isHeld, setStaging: setHeld } = await import('@/lib/config/staging')
const { detectStaging } = await import('@/lib/detect-staging')
const { deliverMail } = await import('../../support/jobs')
const { queueStaffNotice } = await import('@/lib/outbox/outbox')
const { withTransaction } = await import('@/lib/db/transaction')
const { createContext } = await import('@/container')
const { workerTasks } = await import('@/payload/jobs/worker-tasks')

const shop = async () => (await payload.db.drizzle.execute<{ site_url: string }>('select site_url from infra.shop')).rows[0]?.site_url
const waiting = async () => (await payload.count({ collection: 'mail-outbox', where: { status: { equals: 'queued' } } })).totalDocs

afterAll(() => setHeld(false))

describe('a restored backup', () => {
  it('belongs to the URL of its first start', async () => {
    expect(await shop()).toBe(own)
    expect(isHeld()).toBe(false)
  })

  it.each([
    ['another address', 'https://shop.test'],
    ['the same address of this machine', `restored:${own}`],
    ['another address of this machine', 'restored:http://localhost:3999'],
  ])('sends no email and accepts no card when it comes from %s, until promoted', async (_from, remembered) => {
    await payload.db.drizzle.execute(sql`update infra.shop set site_url = ${remembered}`)
    await payload.db.drizzle.execute('delete from mail_outbox')
    await withTransaction(payload, (req) =>
      queueStaffNotice(req, { kind: 'contact-message', key: `drill ${remembered}`, facts: [], adminPath: '/collections/contact-messages' }),
    )
    await detectStaging(payload)

    expect(isHeld()).toBe(true)
    expect(await shop()).toBe(remembered)
    expect(await deliverMail(payload)).toBe(0)
    expect(await waiting()).toBe(1)
    expect(Object.keys(createContext(payload, 'en').payments)).toEqual(['offline'])
    expect(workerTasks().map(({ name }) => name)).toEqual(['sweep-rows', 'sweep-mailbox', 'run-scheduled-changes'])

    let said = ''
    await promoteStaging({ DATABASE_URL: databaseUrl, SITE_URL: own }, (words) => {
      said = words
    })
    expect(said).toContain('1 email is queued')
    await detectStaging(payload)
    expect(isHeld()).toBe(false)
    expect(workerTasks().map(({ name }) => name)).toContain('send-email')
  })
})

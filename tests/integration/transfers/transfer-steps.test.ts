import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { listDomains } from '@/modules/domains/domains.service'
import { inFullLane } from '../../support/lane'
import { openStaffDesk } from '../../support/names/staff-desk'
import { bootPayload } from '../../support/payload'
import { addonItem, transferItem } from '../api/requests'

const day = 86_400_000
const { payload } = await bootPayload()
const { visitors, buy, all, one, moveOrder, moveTransfer, endTask, mailsAbout } = await openStaffDesk(payload)

const buyMove = (names: readonly string[], language = 'de', more: readonly unknown[] = []) =>
  buy([...names.map(transferItem), ...more], { 'Accept-Language': language })
const templatesAbout = async (domain: string) => (await mailsAbout(domain)).map(({ template }) => template)

describe('the email of each step', () => {
  it('W11: is sent once after the order’s own, in the customer’s language, to the buyer, with the note of staff', async () => {
    const order = await buyMove(['taken-told-otter.com'], 'de')
    await moveOrder(order, 'paid')
    await moveTransfer(order, 'awaiting-registry', 'Bitte bestätigen Sie die Mail Ihres Anbieters.')
    await moveTransfer(order, 'completed')
    const mails = await mailsAbout('taken-told-otter.com')
    expect(mails.map(({ template, data }) => [template, data['note'] ?? null])).toEqual([
      ['transfer-awaiting', 'Bitte bestätigen Sie die Mail Ihres Anbieters.'],
      ['transfer-completed', null],
    ])
    expect(mails.every(({ locale, recipient }) => locale === 'de' && recipient === order.email)).toBe(true)
    const { expiresAt } = await one('domains', order)
    expect(mails[1]?.data['expiresAt']).toBe(expiresAt)
  })

  it('uses a language that the account has chosen since', async () => {
    const order = await buyMove(['taken-language-otter.com'], 'de')
    await payload.db.drizzle.execute(sql`update transfers set customer_id = ${visitors.customer?.id} where order_id = ${order.id}`)
    await payload.db.drizzle.execute(sql`update customers set locale = 'fr' where id = ${visitors.customer?.id}`)
    await moveTransfer(order, 'failed', 'Toujours verrouillé.')
    expect(await mailsAbout('taken-language-otter.com')).toMatchObject([
      { template: 'transfer-failed', locale: 'fr', data: { reason: 'Toujours verrouillé.' } },
    ])
  })

  it('is not sent for a rolled-back step', async () => {
    const order = await buyMove(['taken-undone-otter.com'])
    await expect(moveTransfer(order, 'completed')).rejects.toThrow()
    expect(await templatesAbout('taken-undone-otter.com')).toEqual([])
    expect(await all('domains', order)).toEqual([])
  })
})

describe('a completed transfer', () => {
  it('P8: gives the customer an active domain, extended by a year, with its add-ons', async () => {
    const order = await buyMove(['taken-arrived-otter.com'], 'de', [addonItem('whois-privacy', 'taken-arrived-otter.com')])
    await payload.db.drizzle.execute(sql`update orders set customer_id = ${visitors.customer?.id} where id = ${order.id}`)
    await moveOrder(order, 'paid')
    expect(await all('domains', order)).toEqual([])
    await moveTransfer(order, 'awaiting-registry')
    await moveTransfer(order, 'completed')
    const [domain, ...others] = await all('domains', order)
    expect(others).toEqual([])
    expect(domain).toMatchObject({
      name: 'taken-arrived-otter.com',
      extension: '.com',
      status: 'active',
      autoRenew: true,
      customer: visitors.customer?.id,
      addons: [{ id: 'whois-privacy' }],
    })
    const years = (Date.parse(domain?.expiresAt ?? '') - Date.now()) / (365 * day)
    expect(years).toBeGreaterThan(0.99)
    expect(years).toBeLessThan(1.01)
    expect(domain?.events).toMatchObject([{ type: 'transferred' }])
    const mine = await listDomains(createContext(payload, 'en'), { id: String(visitors.customer?.id) }, 'USD')
    expect(mine).toMatchObject([{ domain: 'taken-arrived-otter.com', state: 'registered', orderNumber: order.orderNumber }])
  })

  it('expires on the registrar’s date if staff entered it in the job', async () => {
    const order = await buyMove(['taken-dated-otter.com'])
    await moveOrder(order, 'paid')
    await endTask(order, 'done', { expiresAt: '2029-05-04T00:00:00.000Z' })
    expect(await one('domains', order)).toMatchObject({ status: 'active', expiresAt: '2029-05-04T00:00:00.000Z' })
  })
})

describe('a transfer and its job', () => {
  it.each([
    ['completed', 'done'],
    ['failed', 'failed'],
  ] as const)('%s by staff: the job becomes %s, once', async (to, ended) => {
    const order = await buyMove([`taken-${to}-first-otter.com`])
    await moveOrder(order, 'paid')
    await moveTransfer(order, 'awaiting-registry')
    expect(await one('registrar-tasks', order)).toMatchObject({ status: 'open' })
    await moveTransfer(order, to)
    expect((await one('registrar-tasks', order)).events).toMatchObject([{ type: 'open' }, { type: ended, by: 'support@visitors.test' }])
    expect((await one('transfers', order)).events?.map(({ type }) => type)).toEqual(['requested', 'awaiting-registry', to])
    expect(await all('domains', order)).toHaveLength(to === 'completed' ? 1 : 0)
  })

  it.each([
    ['done', ['requested', 'awaiting-registry', 'completed'], 1],
    ['failed', ['requested', 'failed'], 0],
  ] as const)('job %s: the transfer follows, once', async (to, steps, names) => {
    const order = await buyMove([`taken-${to}-task-otter.com`])
    await moveOrder(order, 'paid')
    await endTask(order, to)
    expect((await one('registrar-tasks', order)).events?.map(({ type }) => type)).toEqual(['open', to])
    expect((await one('transfers', order)).events?.map(({ type }) => type)).toEqual(steps)
    expect(await all('domains', order)).toHaveLength(names)
    expect(await templatesAbout(`taken-${to}-task-otter.com`)).toHaveLength(steps.length - 1)
  })

  it('leave other domains of the order unchanged', async () => {
    const order = await buyMove(['taken-first-of-two.com', 'taken-second-of-two.com'])
    await moveOrder(order, 'paid')
    await moveTransfer(order, 'failed')
    expect((await all('registrar-tasks', order)).map(({ status }) => status).sort()).toEqual(['failed', 'open'])
    expect((await all('transfers', order)).map(({ status }) => status).sort()).toEqual(['failed', 'requested'])
  })

  it('moved concurrently with their order never deadlock, and end the same', async () => {
    for (let round = 0; round < (inFullLane ? 6 : 2); round += 1) {
      const order = await buyMove([`taken-at-once-otter-${round}.com`])
      await moveOrder(order, 'paid')
      await moveTransfer(order, 'awaiting-registry')
      const outcomes = await Promise.allSettled([moveTransfer(order, 'completed'), endTask(order, 'failed'), moveOrder(order, 'refunded')])
      // Rejected with a client error, never by a database deadlock.
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect([400, 409], String(outcome.reason)).toContain((outcome.reason as { status?: number }).status)
      const [task, transfer] = [await one('registrar-tasks', order), await one('transfers', order)]
      expect(['done completed', 'failed failed', 'cancelled failed']).toContain(`${task.status} ${transfer.status}`)
      expect(await all('domains', order)).toHaveLength(transfer.status === 'completed' ? 1 : 0)
    }
  })
})

describe('O8: a closed order advances no transfer', () => {
  it('cancelled before payment: its transfers fail, with the reason for staff and no email but the order’s', async () => {
    const order = await buyMove(['taken-called-off-otter.com', 'taken-called-off-heron.com'])
    await moveOrder(order, 'cancelled')
    for (const transfer of await all('transfers', order)) {
      expect(transfer).toMatchObject({
        status: 'failed',
        events: [{ type: 'requested' }, { type: 'failed', note: `${order.orderNumber}: cancelled` }],
      })
    }
    expect(await templatesAbout('taken-called-off-otter.com')).toEqual([])
  })

  it.each([[[]], [['awaiting-registry']]] as const)(
    'refunded with its transfer past %j: it fails, R11: its code is erased, and its job is cancelled',
    async (steps) => {
      const domain = `taken-paid-back-otter-${steps.length}.com`
      const order = await buyMove([domain])
      await payload.update({ collection: 'transfers', id: (await one('transfers', order)).id, data: { authorizationCode: 'EPP-1' } })
      await moveOrder(order, 'paid')
      for (const step of steps) await moveTransfer(order, step)
      await moveOrder(order, 'refunded')
      const transfer = await one('transfers', order)
      expect(transfer.status).toBe('failed')
      expect(transfer.authorizationCode ?? null).toBeNull()
      expect((await one('registrar-tasks', order)).events?.map(({ type }) => type)).toEqual(['open', 'cancelled'])
      expect(await templatesAbout(domain)).not.toContain('transfer-failed')
    },
  )

  it('keeps a transferred domain with its customer', async () => {
    const order = await buyMove(['taken-stays-otter.com'])
    await moveOrder(order, 'paid')
    await endTask(order, 'done')
    await moveOrder(order, 'refunded')
    expect([(await one('transfers', order)).status, (await one('domains', order)).status]).toEqual(['completed', 'active'])
  })

  it('keeps transfers pending while a failed payment may be retried', async () => {
    const order = await buyMove(['taken-waits-otter.com'])
    await moveOrder(order, 'failed')
    expect(await one('transfers', order)).toMatchObject({ status: 'requested' })
    await moveOrder(order, 'pending')
    await moveOrder(order, 'paid')
    expect(await one('registrar-tasks', order)).toMatchObject({ kind: 'transfer', status: 'open' })
  })
})

import { describe, expect, it } from 'vitest'
import { listDomains } from '@/modules/domains/domains.service'
import { cancelRenewal, renewDomain } from '@/modules/renewals/domain-lifecycle'
import { previewRenewal } from '@/modules/renewals/renewal-plan'
import { createNameOwner, type NameOwner } from '../../support/names/name-owner'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

const day = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString()

const renew = ({ context, customer, domain }: NameOwner, years: number) =>
  renewDomain(context, customer, domain, { currency: 'EUR', years })
const ordersOf = async ({ email }: NameOwner) =>
  (await payload.find({ collection: 'orders', where: { customerKey: { equals: email } }, sort: 'createdAt', depth: 0 })).docs
const lineOf = (order: { lines: unknown } | undefined) =>
  (order?.lines as { subtotal: number; renewal: number; term?: { years: number } }[] | undefined)?.[0]

const preview = async ({ context, customer, domain }: NameOwner, years = 1) => {
  const found = await previewRenewal(context, customer, domain, { currency: 'EUR', years })
  if (!found.ok) throw new Error('no preview')
  return found.value
}

describe('the preview of a renewal', () => {
  it('U43: shows every amount and orders nothing; the confirmed order has these amounts', async () => {
    const own = await createNameOwner(payload, { expiresAt: inDays(20) })
    const seen = await preview(own, 2)
    expect(await ordersOf(own)).toEqual([])
    const { figures } = seen
    expect((await renewDomain(own.context, own.customer, own.domain, { currency: 'EUR', years: 2, figures })).ok).toBe(true)
    const [order] = await ordersOf(own)
    expect(lineOf(order)?.subtotal).toBe(seen.quote.lines[0]?.subtotal)
    expect((await preview(own, 2)).open).toEqual({ orderNumber: order?.orderNumber, years: 2 })
  })

  it('U43: orders nothing and keeps the open order when an amount differs from what was shown', async () => {
    const own = await createNameOwner(payload, { expiresAt: inDays(20) })
    await renew(own, 1)
    const { figures } = await preview(own, 1)
    const asked = { currency: 'EUR', years: 2, figures }
    expect(await renewDomain(own.context, own.customer, own.domain, asked)).toMatchObject({ ok: false, error: { code: 'figures-changed' } })
    expect((await ordersOf(own)).map(({ status }) => status)).toEqual(['pending'])
  })

  it('U43: leads to an order that only its customer can cancel, while unpaid', async () => {
    const own = await createNameOwner(payload, { expiresAt: inDays(20) })
    const other = await createNameOwner(payload, { expiresAt: inDays(20) })
    await renew(own, 1)
    const number = (await ordersOf(own))[0]?.orderNumber ?? ''
    expect((await cancelRenewal(other.context, other.customer, number)).ok).toBe(false)
    expect((await cancelRenewal(own.context, own.customer, number)).ok).toBe(true)
    expect((await cancelRenewal(own.context, own.customer, number)).ok).toBe(false)
    await renew(own, 1)
    const again = (await ordersOf(own))[1]
    await payload.update({ collection: 'orders', id: again?.id ?? '', data: { status: 'paid' } })
    expect((await cancelRenewal(own.context, own.customer, again?.orderNumber ?? '')).ok).toBe(false)
    expect((await ordersOf(own)).map(({ status }) => status)).toEqual(['cancelled', 'paid'])
  })
})

describe('renewing for several years', () => {
  it('N5: charges each year at the renewal price and extends the expiry on payment', async () => {
    const expiresAt = inDays(20)
    const own = await createNameOwner(payload, { expiresAt })
    expect((await renew(own, 3)).ok).toBe(true)
    const [order] = await ordersOf(own)
    expect([lineOf(order)?.subtotal, lineOf(order)?.term?.years]).toEqual([3 * (lineOf(order)?.renewal ?? 0), 3])
    await payload.update({ collection: 'orders', id: order?.id ?? '', data: { status: 'paid' } })
    const end = new Date(expiresAt)
    end.setUTCFullYear(end.getUTCFullYear() + 3)
    expect((await payload.findByID({ collection: 'domains', id: own.row, depth: 0 })).expiresAt).toBe(end.toISOString())
  })

  it('N5: never exceeds ten years from today', async () => {
    const own = await createNameOwner(payload, { expiresAt: inDays(370) })
    expect(await renew(own, 9)).toMatchObject({ ok: false, error: { code: 'years-not-offered' } })
    expect(await ordersOf(own)).toEqual([])
    expect((await listDomains(own.context, own.customer, 'USD'))[0]?.renewableYears).toBe(8)
    expect((await renew(own, 8)).ok).toBe(true)
  })

  it('N5: cancels the pending order when other years are requested, and leaves one of ten concurrent requests', async () => {
    const own = await createNameOwner(payload, { expiresAt: inDays(20) })
    await renew(own, 1)
    await Promise.all(Array.from({ length: 10 }, () => renew(own, 2)))
    const orders = await ordersOf(own)
    expect(orders.map(({ status }) => status)).toEqual(['cancelled', 'pending'])
    expect(lineOf(orders[1])?.term?.years).toBe(2)
    expect((await renew(own, 10)).ok).toBe(false)
    expect((await ordersOf(own)).map(({ status }) => status)).toEqual(['cancelled', 'pending'])
  })
})

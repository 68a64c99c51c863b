import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GuestOrders, OrderTotals } from '@/payload/admin/support/list-notes'

const find = vi.fn()

const propsOf = (more: object) =>
  ({ i18n: { language: 'en' }, payload: { config: { routes: { admin: '/admin' } }, find }, searchParams: {}, ...more }) as never

let made = 0
const order = (status: string, total: number, currency = 'USD') => ({
  ...{ id: `order-${(made += 1)}`, status, currency, digits: 2 },
  breakdown: { total },
})

const paymentOf = ({ id, breakdown }: ReturnType<typeof order>, refunded = 0) => ({ order: id, amount: breakdown.total, refunded })

const pageOf = (docs: readonly object[], totalDocs = docs.length) => ({ docs, totalDocs, totalPages: totalDocs > docs.length ? 2 : 1 })

const totals = async (more: object) => renderToStaticMarkup(await OrderTotals(propsOf(more)))

describe('the totals above the orders', () => {
  beforeEach(() => find.mockReset().mockResolvedValue({ docs: [] }))

  it('sum what is open and what was received of it, per currency', async () => {
    const [paid, fulfilled] = [order('paid', 3445), order('fulfilled', 1000, 'EUR')]
    find.mockResolvedValueOnce({ docs: [paymentOf(paid, 200), paymentOf(fulfilled)] })
    const docs = [order('pending', 521), paid, fulfilled, order('cancelled', 99_900), order('refunded', 1)]
    expect(await totals({ data: pageOf(docs) })).toContain('$39.66, €10.00. Paid, less refunds: $32.45, €10.00.')
    const open = { in: docs.slice(0, 3).map(({ id }) => id) }
    const where = { order: open, status: { in: ['paid', 'partly-refunded', 'refunded'] } }
    expect(find).toHaveBeenCalledWith(expect.objectContaining({ collection: 'payments', where, overrideAccess: false }))
    expect(await totals({ data: pageOf([order('pending', 521)]) })).toContain(
      'Orders: 1. Total without cancelled and refunded orders: $5.21. Paid, less refunds: $0.00.',
    )
  })

  it('cover all pages of a filter, with the rights of the user', async () => {
    find.mockResolvedValueOnce({ docs: [order('paid', 100), order('paid', 200)] })
    const user = { role: 'support' }
    const where = { status: { equals: 'paid' } }
    expect(await totals({ data: pageOf([order('paid', 100)], 2), user, searchParams: { where } })).toContain('$3.00')
    expect(find).toHaveBeenCalledWith(expect.objectContaining({ where, user, overrideAccess: false, limit: 1000 }))
  })

  it.each([
    ['an empty list', { data: pageOf([]) }],
    ['closed orders alone', { data: pageOf([order('cancelled', 100), order('refunded', 100)]) }],
    ['too many orders', { data: pageOf([order('paid', 100)], 1001) }],
    ['a search over several pages', { data: pageOf([order('paid', 100)], 2), searchParams: { search: 'petra' } }],
  ])('are left out for %s', async (_what, more) => {
    expect(await totals(more)).toBe('')
  })
})

describe('a search in the customers', () => {
  it('leads to the orders of guests', () => {
    expect(renderToStaticMarkup(GuestOrders(propsOf({ searchParams: { search: 'Ann & Co' } })))).toContain(
      'href="/admin/collections/orders?search=Ann%20%26%20Co"',
    )
    expect(renderToStaticMarkup(GuestOrders(propsOf({})))).toBe('')
  })
})

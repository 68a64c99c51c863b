import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CheckoutContent } from '@/features/checkout/checkout.client'
import { CartPageContent } from '@/features/cart/cart-page.client'
import en from '@/lib/i18n/messages/en.json'
import { cartStore } from '@/features/cart/cart-store'
import { cart } from '../../../support/cart/answering-shop'
import { settle, show, text } from '../../../support/in-a-browser'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }), usePathname: () => '/en' }))

const pages = [
  { page: 'cart', content: <CartPageContent offers={[]} /> },
  { page: 'checkout', content: <CheckoutContent methods={['stripe']} prefill={{}} preselectedAddons={[]} /> },
]

const showEmpty = async (content: ReactElement, order: object | null) => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.startsWith('/api/cart/unpaid-order') ? { order } : cart([])))
  await settle(() => cartStore.getState().load())
  await show(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {content}
    </NextIntlClientProvider>,
  )
  await vi.waitFor(() => expect(text('.cart-empty__title')).toBe(en.cart.emptyTitle))
}

describe('U40: an empty cart', () => {
  it.each(pages)('links to an unpaid order on the page of the $page', async ({ content }) => {
    await showEmpty(content, { orderNumber: 'ORD-ABC-DEF123', currency: 'EUR', dueNow: 140.24, method: 'stripe' })
    await vi.waitFor(() => expect(text('.cart-notice')).toBe('You have an order waiting for payment: €140.24. View and pay the order'))
    expect(document.querySelector('.cart-notice a')?.getAttribute('href')).toBe('/en/orders/ORD-ABC-DEF123')
  })

  it('mentions no order if none is pending', async () => {
    await showEmpty(pages[0]?.content ?? <p />, null)
    expect(document.querySelector('.cart-notice')).toBeNull()
  })
})

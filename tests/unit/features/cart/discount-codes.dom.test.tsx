import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { amountFormatter } from '@/core/receipt/model'
import { DiscountCodes } from '@/features/cart/discount-codes.client'
import en from '@/lib/i18n/messages/en.json'
import { cartStore } from '@/features/cart/cart-store'
import { cart, line } from '../../../support/cart/answering-shop'
import { settle, show } from '../../../support/in-a-browser'

const before = cartStore.getState()
afterEach(() => cartStore.setState(before, true))

it('names each button that removes a code after its code', async () => {
  const codes = ['WELCOME10', 'BULK15'].map((code) => ({ code, status: 'applied', message: null }))
  vi.stubGlobal('fetch', async () => Response.json(cart([line('plan')], { codes })))
  await settle(() => cartStore.getState().load())
  const place = await show(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <DiscountCodes format={amountFormatter('USD')} />
    </NextIntlClientProvider>,
  )
  const names = [...place.querySelectorAll('li button')].map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names).toEqual(['Remove code WELCOME10', 'Remove code BULK15'])
})

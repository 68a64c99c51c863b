import { setTimeout as sleep } from 'node:timers/promises'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CartDrawer } from '@/features/cart/cart-drawer.client'
import en from '@/lib/i18n/messages/en.json'
import { cartStore } from '@/features/cart/cart-store'
import { cart } from '../../../support/cart/answering-shop'
import { settle, show } from '../../../support/in-a-browser'

const before = cartStore.getState()
beforeEach(() => {
  cartStore.setState(before, true)
  vi.stubGlobal('fetch', async () => Response.json(cart([])))
})

const drawer = () => document.querySelector<HTMLElement>('[role=dialog]')
const closeButton = () => document.querySelector<HTMLElement>(`[role=dialog] button[aria-label="${en.cart.close}"]`)

/** Polls, since the drawer has a transition. */
const expectDrawer = (isThere: boolean) =>
  vi.waitFor(async () => {
    await settle(() => sleep(5))
    expect(drawer() !== null).toBe(isThere)
  })

describe('the cart drawer', () => {
  it.each([
    ['Escape is pressed', () => drawer()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))],
    ['its close button is clicked', () => closeButton()?.click()],
  ])('closes when %s', async (_how, close) => {
    await show(
      <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
        <CartDrawer />
      </NextIntlClientProvider>,
    )
    await settle(() => cartStore.getState().load())
    await settle(() => cartStore.getState().open())
    await expectDrawer(true)
    await settle(close)
    await expectDrawer(false)
    expect(cartStore.getState().isOpen).toBe(false)
  })
})

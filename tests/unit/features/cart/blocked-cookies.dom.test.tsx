import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idleForm } from '@/lib/http/form-state'
import { OrderAccessPage } from '@/features/account/auth-pages'
import { AddToCart } from '@/features/cart/add-to-cart-button.client'
import { CurrencySelect } from '@/features/site-header/currency-select.client'
import { ToastIsland } from '@/features/toast/toast-island.client'
import en from '@/lib/i18n/messages/en.json'
import { keepsCookies } from '@/lib/config/browser-storage'
import { cartStore } from '@/features/cart/cart-store'
import { ActionForm } from '@/components/forms/action-form.client'
import { toastStore } from '@/components/toast-store'
import { cart, line } from '../../../support/cart/answering-shop'
import { press, settle, show, text, type } from '../../../support/in-a-browser'

const { orderLink } = vi.hoisted(() => ({ orderLink: vi.fn() }))
vi.mock('@/features/account/actions/auth-actions', () => {
  const action = vi.fn()
  return {
    forgotAction: action,
    loginAction: action,
    orderLinkAction: orderLink,
    registerAction: action,
    resetAction: action,
    verifyAction: action,
  }
})

const before = cartStore.getState()
const noToast = toastStore.getState()
const fetched = vi.fn(async (_path: string, { method }: RequestInit) => Response.json(cart(method === 'POST' ? [line('plan')] : [])))

/** Emulates blocked cookies: drops writes, reads nothing. */
const blockCookies = (read = () => '') => Object.defineProperty(document, 'cookie', { configurable: true, get: read, set: () => {} })

afterEach(() => Reflect.deleteProperty(document, 'cookie'))

beforeEach(() => {
  cartStore.setState(before, true)
  toastStore.setState(noToast, true)
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})

const showWithToast = (element: ReactElement) =>
  show(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {element}
      <ToastIsland />
    </NextIntlClientProvider>,
  )

describe('R18: a browser that blocks cookies', () => {
  it('is detected by a probe cookie, which is removed', () => {
    expect(keepsCookies()).toBe(true)
    expect(document.cookie).not.toContain('probe')
    blockCookies()
    expect(keepsCookies()).toBe(false)
    blockCookies(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(keepsCookies()).toBe(false)
  })

  const plan = { type: 'hosting', id: 'plan', billing: 'monthly', quantity: 1 } as const
  const click = () => settle(() => document.querySelector<HTMLElement>('button')?.click())

  it('shows a notice when something is added, and the cart stays empty and closed', async () => {
    blockCookies()
    await showWithToast(<AddToCart item={plan} name="Shared Basic" />)
    await click()
    await vi.waitFor(() => expect(text('.toast')).toBe(en.cart.cookiesBlocked))
    expect(fetched.mock.calls.filter(([, { method }]) => method === 'POST')).toEqual([])
    expect(cartStore.getState()).toMatchObject({ isOpen: false, pending: 0 })
    expect(cartStore.getState().quote?.items).toEqual([])
  })

  it('shows no notice if cookies work', async () => {
    await showWithToast(<AddToCart item={plan} name="Shared Basic" />)
    await click()
    await vi.waitFor(() => expect(text('.toast')).toBe('Shared Basic is in your cart'))
    expect(cartStore.getState().isOpen).toBe(true)
  })

  it('shows a notice when a currency is selected, which still applies to the page', async () => {
    blockCookies()
    const options = ['USD', 'EUR'].map((code) => ({ code, symbol: code, name: code }))
    await showWithToast(<CurrencySelect label="Currency" options={options} defaultCode="USD" cookiesBlocked="Blocked." />)
    const select = document.querySelector('select')
    await settle(() => {
      if (select) select.value = 'EUR'
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(text('.toast')).toBe('Blocked.')
    expect(document.documentElement.dataset.currency).toBe('EUR')
    delete document.documentElement.dataset.currency
  })

  it('shows a notice at login, without sending the password', async () => {
    blockCookies()
    const action = vi.fn(async () => idleForm)
    const fields = [{ name: 'password', kind: 'password', label: 'Password', required: true }] as const
    const words = { submit: 'Log in', sending: 'Sending', network: 'No answer', cookiesBlocked: en.account.cookiesBlocked }
    await show(<ActionForm id="form" look="account-form" action={action} fields={fields} words={words} />)
    await type('Password', 'a quiet otter')
    await press()
    expect(text('[role=alert]')).toBe(en.account.cookiesBlocked)
    expect(action).not.toHaveBeenCalled()
  })

  it('shows a notice where an email’s link cannot open its order, and sends no other link', async () => {
    blockCookies()
    await show(
      <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
        <OrderAccessPage orderNumber="ORD-ABC-DEF123" />
      </NextIntlClientProvider>,
    )
    await type('Email', 'ines@example.com')
    await press()
    expect(text('[role=alert]')).toBe(en.account.order.cookiesBlocked)
    expect(orderLink).not.toHaveBeenCalled()
  })
})

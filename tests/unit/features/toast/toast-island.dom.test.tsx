import { NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { ToastIsland } from '@/features/toast/toast-island.client'
import en from '@/lib/i18n/messages/en.json'
import { showToast } from '@/components/toast-store'
import { settle, show, text } from '../../../support/in-a-browser'

const showIsland = () =>
  show(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <ToastIsland />
    </NextIntlClientProvider>,
  )

it('R19: keeps clear of a field with the same message', async () => {
  await showIsland()
  await settle(() => showToast({ text: 'Required', isAtField: true }))
  expect(document.querySelector('.toast-viewport--beside')).not.toBeNull()
  await settle(() => showToast({ text: 'Added' }))
  expect(document.querySelector('.toast-viewport--beside')).toBeNull()
})

it('R19: is hidden if the connection notice says the same, and only then', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await showIsland()
  await settle(() => showToast({ text: en.cart.network }))
  expect(text('[role=status]')).toBe(en.cart.network)
  expect(text('.toast')).toBeUndefined()
  await settle(() => showToast({ text: 'Something else' }))
  expect(text('.toast')).toBe('Something else')
})

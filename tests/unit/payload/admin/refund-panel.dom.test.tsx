import type { ReactNode } from 'react'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { RefundPanel } from '@/payload/admin/payments/refund-panel.client'
import { show, type } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

const refresh = vi.hoisted(() => vi.fn())
const setValue = vi.hoisted(() => vi.fn())
vi.mock('@payloadcms/ui', () => ({
  Button: ({
    children,
    disabled,
    onClick,
  }: {
    readonly children: ReactNode
    readonly disabled?: boolean
    readonly onClick: () => void
  }) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  useDocumentInfo: () => ({ id: '0a1b' }),
  useField: () => ({ setValue }),
  useTranslation: () => readerOf('en'),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const sums = { currency: 'USD', paid: '$49.49', refunded: '$0.00', left: '$49.49', most: 49.49 }
const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(label))?.click())

const refundAll = async (response: () => Response) => {
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => (method === 'POST' ? response() : Response.json(sums)))
  await show(<RefundPanel />)
  await press('Use')
  await type('Reason', 'late')
  await press('Refund')
  await press('Refund')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('shows the new status of the order in its form, which stays unmodified', async () => {
  await refundAll(() => Response.json({ amount: 49.49, status: 'refunded' }))
  expect(setValue).toHaveBeenCalledExactlyOnceWith('refunded', true)
  expect(refresh).toHaveBeenCalled()
})

it('leaves the status as it is if the refund fails', async () => {
  await refundAll(() => Response.json({ error: { message: 'Declined' } }, { status: 422 }))
  expect(setValue).not.toHaveBeenCalled()
  expect(document.body.textContent).toContain('Declined')
})

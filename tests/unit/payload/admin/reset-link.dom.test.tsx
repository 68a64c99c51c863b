import { act, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SendResetLink } from '@/payload/admin/support/customer-form.client'
import { show, unmountAll } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  useAuth: () => ({ user: { role: 'support' } }),
  useDocumentInfo: () => ({ savedDocumentData: { email: 'ines@shop.test' } }),
  useTranslation: () => readerOf('en'),
}))

afterEach(async () => {
  await unmountAll()
  vi.unstubAllGlobals()
})

const send = async (response: Response): Promise<string | undefined> => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response),
  )
  const place = await show(<SendResetLink id="7" />)
  await act(async () => place.querySelector('button')?.click())
  expect(fetch).toHaveBeenCalledWith('/api/customers/7/reset-link', expect.objectContaining({ method: 'POST' }))
  return place.querySelector('[aria-live]')?.textContent ?? undefined
}

it('K28: names the address that the link was sent to', async () => {
  expect(await send(Response.json({ isDone: true }))).toBe('Sent to ines@shop.test.')
})

it('K28: says why no link was sent', async () => {
  const message = 'Not sent: too many links were requested for this customer. Try again in an hour.'
  expect(await send(Response.json({ errors: [{ message }] }, { status: 429 }))).toBe(message)
})

import { act, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { RetryButton } from '@/payload/admin/jobs/retry-button.client'
import { show, unmountAll } from '../../../support/in-a-browser'

const refresh = vi.hoisted(() => vi.fn())
const toast = vi.hoisted(() => ({ success: vi.fn() }))

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast,
  useTranslation: () => ({ i18n: { language: 'en', t: (key: string) => key } }),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

afterEach(async () => {
  await unmountAll()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const retry = async (response: Response) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response),
  )
  await show(<RetryButton id="7" label="Retry" done="Queued again" />)
  await act(async () => document.querySelector('button')?.click())
}

it('W16: says that a job is queued again and reloads the list', async () => {
  await retry(Response.json({ isDone: true }))
  expect(fetch).toHaveBeenCalledWith('/api/jobs/7/retry', expect.objectContaining({ method: 'POST' }))
  expect(toast.success).toHaveBeenCalledWith('Queued again')
  expect(refresh).toHaveBeenCalledOnce()
})

it('W16: says why a job is not queued again', async () => {
  await retry(Response.json({ errors: [{ message: 'This job is running or has succeeded.' }] }, { status: 404 }))
  expect(document.querySelector('[aria-live]')?.textContent).toBe('This job is running or has succeeded.')
  expect(toast.success).not.toHaveBeenCalled()
})

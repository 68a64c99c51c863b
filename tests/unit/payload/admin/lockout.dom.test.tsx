import { act, useEffect, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HeldUp } from '@/payload/admin/two-step/panels.client'
import { show, settle } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

const shop = vi.hoisted(() => ({ language: 'en' as 'en' | 'de', isLocked: true, document: {} }))

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  useAuth: () => ({ user: null }),
  useDocumentInfo: () => ({ id: '1', collectionSlug: 'customers', savedDocumentData: shop.document }),
  useTranslation: () => readerOf(shop.language),
}))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T08:18:00Z') })
  const waits = [{ what: 'password', address: '203.0.113.9', endsAt: Date.parse('2026-11-30T08:31:30Z') }]
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/free')) shop.isLocked = false
    return Response.json({ waits: shop.isLocked ? waits : [] })
  })
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(shop, { language: 'en', isLocked: true })
})

it('names the time with its zone and the wait, then confirms the unlocking without a warning', async () => {
  const place = await show(<HeldUp isBanner />)
  expect(place.querySelector('li')?.textContent).toBe(
    'Wrong passwords from 203.0.113.9: login locked until Nov 30, 2026, 08:31 UTC, in 14 minutes',
  )
  expect(place.querySelector('.customer-page__lockout')).not.toBeNull()
  await act(async () => place.querySelector('button')?.click())
  expect(place.textContent).toBe('Login attemptsUnlocked.')
  expect(place.querySelector('.customer-page__lockout')).toBeNull()
})

it('confirms the unlocking when a save has lifted the lock', async () => {
  const page = { save: (): void => undefined }
  const Page = () => {
    const [saved, setSaved] = useState({})
    useEffect(() => {
      page.save = () => setSaved({})
    }, [])
    shop.document = saved
    return <HeldUp isBanner />
  }
  const place = await show(<Page />)
  shop.isLocked = false
  expect(place.querySelector('.customer-page__lockout')).not.toBeNull()
  await settle(() => page.save())
  expect(place.textContent).toBe('Login attemptsUnlocked.')
})

it('says in German what is locked', async () => {
  shop.language = 'de'
  const place = await show(<HeldUp isBanner />)
  expect(place.querySelector('li')?.textContent).toBe(
    'Falsche Passwörter von 203.0.113.9: Anmeldung gesperrt bis 30.11.2026, 08:31 UTC, in 14 Minuten',
  )
})

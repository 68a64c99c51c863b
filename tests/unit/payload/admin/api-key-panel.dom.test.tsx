import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiScopeNames } from '@/modules/auth/api-keys/api-scopes'
import { ApiKeyPanel, ScopesField } from '@/payload/admin/api-keys/api-key-panel.client'
import { show, unmountAll } from '../../../support/in-a-browser'

const document_ = vi.hoisted(() => ({ id: undefined as string | undefined, data: undefined as object | undefined }))
const field = vi.hoisted(() => ({ value: ['orders:read'] as unknown }))
const refresh = vi.hoisted(() => vi.fn())
const { germanText } = await vi.hoisted(async () => {
  const { default: de } = await import('@/payload/i18n/de.json')
  const textAt = (key: string): unknown =>
    key
      .replace('shop:', '')
      .split(':')
      .reduce<unknown>((table, name) => (table as Record<string, unknown> | undefined)?.[name], de)
  return { germanText: (key: string) => String(textAt(key)) }
})

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  FieldDescription: ({ description }: { readonly description: string }) => description,
  FieldError: () => null,
  useDocumentInfo: () => document_,
  useField: () => ({ value: field.value, setValue: (value: unknown) => void (field.value = value), showError: false }),
  useTranslation: () => ({ i18n: { language: 'de', t: germanText } }),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const key = 'hf_live_shownOnce'
const writeText = vi.fn(async (_text: string) => undefined)
beforeEach(() => vi.stubGlobal('navigator', { clipboard: { writeText } }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const open = async (id: string | undefined, data?: object) => {
  await unmountAll()
  Object.assign(document_, { id, data })
  return show(<ApiKeyPanel />)
}
const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click())
const labels = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

describe('the API key panel', () => {
  it('K14: shows a new key once, including the next screen, and copies it', async () => {
    await open(undefined, { id: 'a', key })
    expect(document.querySelector('code')?.textContent).toBe(key)
    await open('a', { id: 'a' })
    expect(document.querySelector('code')?.textContent).toBe(key)
    await press('Schlüssel kopieren')
    expect(writeText).toHaveBeenCalledWith(key)
    expect(document.querySelector('[aria-live]')?.textContent).toBe('Schlüssel kopiert.')
    await open('b', { id: 'b' })
    expect(document.querySelector('code')).toBeNull()
  })

  it('K14: revokes after confirmation, and offers nothing for a revoked key', async () => {
    const fetched = vi.fn(async () => Response.json({ revoked: true }))
    vi.stubGlobal('fetch', fetched)
    await open('c', { id: 'c' })
    await press('Schlüssel widerrufen')
    expect(fetched).not.toHaveBeenCalled()
    await press('Jetzt widerrufen')
    expect(fetched).toHaveBeenCalledWith('/api/api-keys/c/revoke', expect.objectContaining({ method: 'POST' }))
    expect(refresh).toHaveBeenCalled()
    await open('c', { id: 'c', revokedAt: '2026-01-01T00:00:00.000Z' })
    expect(labels()).toEqual([])
  })

  it('K13: lists every scope with its text, in order', async () => {
    await show(<ScopesField path="scopes" scopes={apiScopeNames} />)
    const boxes = [...document.querySelectorAll('input')]
    expect(boxes.map(({ checked }) => checked)).toEqual(apiScopeNames.map((scope) => scope === 'orders:read'))
    const texts = boxes.map((box) => box.closest('label')?.textContent ?? '')
    expect(texts).toEqual(apiScopeNames.map((scope) => expect.stringMatching(new RegExp(`^${scope} \\p{Lu}`, 'u')) as string))
    expect(texts.join()).not.toContain('undefined')
    await act(async () => boxes[apiScopeNames.indexOf('jobs:read')]?.click())
    expect(field.value).toEqual(['orders:read', 'jobs:read'])
  })
})

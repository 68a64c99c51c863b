import { act, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { PublishPanel } from '@/payload/admin/translations/publish-panel.client'
import { show, unmountAll } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  useTranslation: () => readerOf('en'),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

afterEach(async () => {
  await unmountAll()
  vi.unstubAllGlobals()
})

const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click())
const labels = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

const changes = [
  { place: 'Pages › Contact › Title', before: 'Contacto', after: 'Escríbanos' },
  { place: 'Pages › About › Title', before: '', after: 'Quiénes somos' },
]
const waiting = [{ place: 'Pages › Home', reason: 'Other changes.' }]

it('X14: shows what goes live with the number of texts, and publishes exactly that', async () => {
  const answers = [
    { changes, waiting, fingerprint: 'f', state: 'shown' },
    { changes, waiting, fingerprint: 'f', state: 'published' },
  ]
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json(answers.shift()))
  vi.stubGlobal('fetch', fetched)
  await show(<PublishPanel api="/api/translations" area="pages" locale="es" document={null} />)
  expect(document.querySelector('h2')?.textContent).toBe('Publish in Spanish')
  expect(labels()).toEqual(['Show what goes live'])
  await press('Show what goes live')
  expect(document.querySelector('table')?.textContent).toContain('ContactoEscríbanos')
  expect(document.body.textContent).toContain('Other changes.')
  await press('Publish 2 texts in Spanish')
  expect(fetched.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))])).toEqual(
    [null, 'f'].map((fingerprint) => ['/api/translations/publish', { area: 'pages', document: null, in: 'es', fingerprint }]),
  )
  expect(document.querySelector('[aria-live]')?.textContent).toContain('2 texts are published.')
  expect(labels()).toEqual(['Show what goes live'])
})

it('X14: offers nothing to publish if no saved text waits', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ changes: [], waiting: [], fingerprint: 'f', state: 'shown' })),
  )
  await show(<PublishPanel api="/api/translations" area={null} locale="es" document={null} />)
  await press('Show what goes live')
  expect(document.querySelector('[aria-live]')?.textContent).toBe('No saved text is waiting to be published alone.')
  expect(labels()).toEqual(['Show what goes live'])
})

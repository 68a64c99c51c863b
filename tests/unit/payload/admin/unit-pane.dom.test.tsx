import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UnitPane } from '@/payload/admin/translations/unit-pane.client'
import type { TranslationUnitView } from '@/payload/admin/translations/find-units'
import { show } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

vi.mock('@payloadcms/ui', () => ({
  Button: ({
    children,
    onClick,
    disabled,
  }: {
    readonly children: ReactNode
    readonly onClick: () => void
    readonly disabled?: boolean
  }) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  useAuth: () => ({ user: { id: 'translator' } }),
  useTranslation: () => readerOf('en'),
}))

const unit: TranslationUnitView = {
  area: 'faqs',
  document: '1',
  path: 'answer',
  title: 'A question',
  label: 'Answer',
  kind: 'paragraph',
  state: 'outdated',
  english: ['Within 14 days.'],
  changes: [
    { kind: 'same', text: 'Within ' },
    { kind: 'removed', text: '30' },
    { kind: 'added', text: '14' },
    { kind: 'same', text: ' days.' },
  ],
  target: ['En 30 días.'],
  version: 'a.b',
  mayChange: true,
}

const answered = (status: number, body: object) =>
  vi.fn(async (_address: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }))
const onSaved = vi.fn()

const draw = (shown = unit) => show(<UnitPane api="/api/translations" locale="es" unit={shown} form={null} onSaved={onSaved} />)
const area = () => document.querySelector('textarea')

const write = (text: string) =>
  act(async () => {
    const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
    own?.set?.call(area(), text)
    area()?.dispatchEvent(new Event('input', { bubbles: true }))
  })

const pressEnter = (modifier: 'ctrlKey' | 'metaKey' = 'ctrlKey') =>
  act(async () => {
    area()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', [modifier]: true, bubbles: true, cancelable: true }))
  })

const bodyOf = (fetched: ReturnType<typeof answered>): unknown => JSON.parse(String(fetched.mock.calls[0]?.[1].body))

beforeEach(() => window.localStorage.clear())
afterEach(() => onSaved.mockClear())

describe('X3: the translation pane', () => {
  it('highlights changed words, and focuses the field', async () => {
    await draw()
    expect(document.querySelector('ins')?.textContent).toBe('14')
    expect(document.querySelector('del')?.textContent).toBe('30')
    expect(document.activeElement).toBe(area())
  })

  it.each(['ctrlKey', 'metaKey'] as const)('%s and Enter saves the text with its version, and continues', async (modifier) => {
    const saved = { ...unit, state: 'complete', target: ['En 14 días.'], version: 'a.c' }
    const fetched = answered(200, { unit: saved })
    vi.stubGlobal('fetch', fetched)
    await draw()
    await write('En 14 días.')
    await pressEnter(modifier)
    expect(bodyOf(fetched)).toEqual({
      area: 'faqs',
      document: '1',
      path: 'answer',
      locale: 'es',
      version: 'a.b',
      segments: ['En 14 días.'],
    })
    expect(onSaved).toHaveBeenCalledWith(saved, true)
    expect(window.localStorage.length).toBe(0)
  })

  it.each([
    ['the network is gone', () => vi.fn(async () => Promise.reject(new TypeError('offline')))],
    ['the session has ended', () => answered(403, {})],
    ['the shop is in trouble', () => answered(503, {})],
  ])('keeps unsaved text when %s, and across a reload', async (_why, fetched) => {
    vi.stubGlobal('fetch', fetched())
    await draw()
    await write('Mis palabras')
    await pressEnter()
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Your text is kept')
    expect(area()?.value).toBe('Mis palabras')
    document.body.replaceChildren()
    await draw()
    expect(area()?.value).toBe('Mis palabras')
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('shows a conflict with both texts to the second of two editors, who may save', async () => {
    const theirs = { ...unit, state: 'complete', target: ['De otra persona'], version: 'a.z' }
    vi.stubGlobal('fetch', answered(409, { unit: theirs, fault: 'conflict', message: 'Somebody has changed it.' }))
    await draw()
    await write('Mis palabras')
    await pressEnter()
    const alert = document.querySelector('[role=alert]')?.textContent
    expect(alert).toContain('Somebody has changed it.')
    expect(alert).toContain('De otra persona')
    expect(area()?.value).toBe('Mis palabras')
    const fetched = answered(200, { unit: theirs })
    vi.stubGlobal('fetch', fetched)
    await pressEnter()
    expect(bodyOf(fetched)).toMatchObject({ version: 'a.z', segments: ['Mis palabras'] })
  })

  it('continues without saving if nothing was typed', async () => {
    const fetched = answered(200, {})
    vi.stubGlobal('fetch', fetched)
    await draw({ ...unit, state: 'missing', changes: null, target: [] })
    await pressEnter()
    expect(fetched).not.toHaveBeenCalled()
    expect(onSaved).toHaveBeenCalledWith(null, true)
  })
})

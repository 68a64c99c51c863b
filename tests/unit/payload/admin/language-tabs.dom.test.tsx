import { act, useState, type ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Locale, locales } from '@/lib/config/locales'
import { LanguageTabs } from '@/payload/admin/language/language-tabs.client'
import { show } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

const initial = { hasPublishedDoc: true, unpublishedVersionCount: 0, isSaving: false, takesFocus: false, depth: 1 }
const world = vi.hoisted(() => ({ current: {} as typeof initial, switched: [] as string[] }))

vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => world.current,
  useEditDepth: () => world.current.depth,
  useFormProcessing: () => world.current.isSaving,
  useLocale: () => ({ code: 'es' }),
  useTranslation: () => readerOf('en'),
}))
vi.mock('@/payload/admin/language/switching.client', () => ({
  useSwitching: () => ({
    switchTo: (locale: string) => world.switched.push(locale),
    takeFocus: () => world.current.takesFocus,
  }),
}))

beforeEach(() => {
  world.current = initial
  world.switched = []
})

const tabs = () => [...document.querySelectorAll('button')]
const texts = () => tabs().map((tab) => [...tab.querySelectorAll(':scope > *')].map(({ textContent }) => textContent).join(' '))

const open = async (drafts: readonly Locale[] | null, toDo: ComponentProps<typeof LanguageTabs>['toDo'] = {}) => {
  let rerender = () => {}
  const Form = () => {
    const [, setRound] = useState(0)
    rerender = () => setRound((before) => before + 1)
    return <LanguageTabs drafts={drafts} toDo={toDo} />
  }
  await show(<Form />)
  return async (change: Partial<typeof initial>) => {
    world.current = { ...world.current, ...change }
    await act(async () => rerender())
  }
}

it('names each language in its own, with its state, and marks the current one', async () => {
  world.current = { ...initial, unpublishedVersionCount: 1 }
  await open(['de'], { fr: { count: 3, state: 'outdated' }, de: { count: 2, state: 'missing' } })
  expect(texts()).toEqual(['English Published', 'Español Published', 'Français 3 to do', 'Deutsch Draft'])
  expect(tabs().map((tab) => tab.querySelector('.translation-dot')?.getAttribute('data-state'))).toEqual([
    'published',
    'published',
    'outdated',
    'draft',
  ])
  expect(tabs().map((tab) => tab.querySelector('[lang]')?.getAttribute('lang'))).toEqual(locales)
  expect(tabs().map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'true', null, null])
  expect(document.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Content language')
})

it('shows no publishing state for a document without drafts', async () => {
  await open(null, { de: { count: 1, state: 'missing' } })
  expect(texts()).toEqual(['English', 'Español', 'Français', 'Deutsch 1 to do'])
})

it('follows saving and publishing in the open form', async () => {
  const change = await open([])
  await change({ unpublishedVersionCount: 1 })
  expect(texts()[1]).toBe('Español Draft')
  await change({ unpublishedVersionCount: 0 })
  expect(texts()[1]).toBe('Español Published')
  await change({ unpublishedVersionCount: 1 })
  expect(texts()).toEqual(['English Published', 'Español Draft', 'Français Published', 'Deutsch Published'])
})

it('publishes every language at once', async () => {
  world.current = { ...initial, unpublishedVersionCount: 2 }
  const change = await open(['en', 'de'])
  await change({ unpublishedVersionCount: 0 })
  expect(texts().every((text) => text.endsWith('Published'))).toBe(true)
})

it('H4: ignores a press while the form is being saved, and on the current language', async () => {
  const change = await open([])
  const press = (at: number) => act(async () => tabs()[at]?.click())
  await press(1)
  await change({ isSaving: true })
  await press(3)
  expect(world.switched).toEqual([])
  await change({ isSaving: false })
  await press(3)
  expect(world.switched).toEqual(['de'])
})

it('is not in a drawer, which keeps the language of the form below it', async () => {
  world.current = { ...initial, depth: 2 }
  await open([])
  expect(tabs()).toEqual([])
})

it('takes the focus back after a switch that has no field to return to', async () => {
  world.current = { ...initial, takesFocus: true }
  await open([])
  expect(document.activeElement).toBe(tabs()[1])
})

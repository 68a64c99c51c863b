import { act, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FormData } from '@/core/unsaved-changes'
import { MergeNotice } from '@/payload/admin/unsaved-changes/merge-versions.client'
import { show } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

interface ButtonProps {
  readonly children: ReactNode
  readonly disabled?: boolean
  readonly onClick: () => void
}

const world = vi.hoisted(() => ({ theirs: {} as object }))
const fields = [
  { name: 'title', type: 'text', label: 'Title' },
  { name: 'noindex', type: 'checkbox', label: 'Hidden from search' },
  { name: 'changedBy', type: 'text', label: 'Changed by', admin: { readOnly: true } },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Content',
        fields: [
          {
            name: 'layout',
            type: 'blocks',
            label: 'Sections',
            blocks: [{ slug: 'hero', labels: { singular: 'Opening' }, fields: [{ name: 'heading', type: 'text', label: 'Heading' }] }],
          },
        ],
      },
    ],
  },
]

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, disabled, onClick }: ButtonProps) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: () => undefined },
  useConfig: () => ({ config: { routes: { api: '/api', admin: '/admin' } }, getEntityConfig: () => undefined }),
  useDocumentInfo: () => ({ id: '1', collectionSlug: 'pages', docConfig: { fields }, getDocPreferences: async () => ({}) }),
  useLocale: () => ({ code: 'en' }),
  useServerFunctions: () => ({
    getFormState: async ({ data }: { readonly data: object }) => ({
      state: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }])),
    }),
  }),
  useTranslation: () => readerOf('en'),
}))

const base = {
  title: 'About',
  noindex: false,
  updatedAt: '1',
  changedBy: 'me',
  layout: [{ id: 'a', blockType: 'hero', heading: 'Welcome' }],
}
const mine = { ...base, title: 'Mine', noindex: true }
const others = { ...base, title: 'Theirs', updatedAt: '2', changedBy: 'ada', layout: [{ id: 'a', blockType: 'hero', heading: 'Hello' }] }

beforeEach(() => {
  world.theirs = others
  vi.stubGlobal('fetch', async () => Response.json(world.theirs))
})

const merged: { current: readonly [FormData, FormData] | null } = { current: null }
const open = async () => {
  merged.current = null
  await show(
    <MergeNotice
      version={{ id: 'v2', by: 'ada@shop.test', at: '2026-11-29T08:00:00Z' }}
      versionsWith={(theirs) => ({ base, mine, theirs })}
      onMerge={(...args) => {
        merged.current = args
      }}
    />,
  )
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
}

const groups = () => [...document.querySelectorAll('fieldset')]
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (element: HTMLElement | null | undefined) => act(async () => element?.click())

it('A12: lists the fields that differ, with both values and the one both started from', async () => {
  await open()
  expect(groups().map(({ textContent }) => textContent)).toEqual([
    'Title (changed by both)My version: Mineada@shop.test: TheirsWhen you opened it: About',
    'Hidden from search My version: yesada@shop.test: noWhen you opened it: no',
    'Sections › 1 Opening › Heading My version: Welcomeada@shop.test: HelloWhen you opened it: Welcome',
  ])
  expect(groups().map((group) => [...group.querySelectorAll('input')].map(({ checked }) => checked))).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ])
})

it('A12: merges once every field that both changed is decided, and continues on the newer version', async () => {
  await open()
  expect(button('Merge into the form')?.disabled).toBe(true)
  await press(groups()[0]?.querySelectorAll('input')[1])
  await press(button('Merge into the form'))
  expect(merged.current).toEqual([{ ...others, noindex: true }, others])
})

it('A12: takes one version everywhere', async () => {
  await open()
  await press(button('Keep all of mine'))
  await press(button('Merge into the form'))
  expect(merged.current?.[0]).toEqual({ ...mine, updatedAt: '2', changedBy: 'ada' })
  await press(button('Take all of theirs'))
  await press(button('Merge into the form'))
  expect(merged.current?.[0]).toEqual(others)
})

it('A12: says so when both changed nothing in common in this language', async () => {
  world.theirs = { ...mine, updatedAt: '2' }
  await open()
  expect([groups().length, document.body.textContent?.includes('Both versions are the same in this language')]).toEqual([0, true])
  await press(button('Merge into the form'))
  expect(merged.current?.[0]).toEqual(world.theirs)
})

import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { TextPalette } from '@/payload/admin/search-and-replace/text-palette.client'
import { settle, show, type } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children }: { readonly children: ReactNode }) => <button type="button">{children}</button>,
  useConfig: () => ({ config: { routes: { admin: '/admin', api: '/api' } } }),
  useForm: () => ({}),
  useFormInitializing: () => false,
  useTranslation: () => readerOf('en'),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new URLSearchParams() }))

const screens = [
  { label: 'Orders', address: '/admin/collections/orders' },
  { label: 'Overdue', address: '/admin/overdue' },
]
const order = { title: 'ORD-1', note: 'ines@shop.test', address: '/admin/collections/orders/1' }
const found = {
  query: 'ord',
  places: 0,
  isMore: false,
  documents: [],
  records: [{ collection: 'orders', label: 'Orders', records: [order] }],
}
const nothing = { ...found, records: [] }
let answer: object = found

beforeEach(() => {
  answer = found
  vi.stubGlobal('fetch', async () => Response.json(answer))
})
afterEach(() => vi.unstubAllGlobals())

const links = () => [...document.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`)
const answered = () => settle(() => new Promise((resolve) => setTimeout(resolve, 400)))

it('G3: lists screens of the menu while the name is typed, then records', async () => {
  await show(<TextPalette screens={screens} />)
  await type('Find', 'or')
  expect(links()).toEqual(['Orders /admin/collections/orders'])
  await type('Find', 'd')
  await answered()
  expect(links()).toEqual(['Orders /admin/collections/orders', 'ORD-1ines@shop.test /admin/collections/orders/1'])
  expect(document.body.textContent).not.toContain('No results.')
})

/** Addresses of opened links, and submitted forms. */
const followed = () => {
  const opened: string[] = []
  const note = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest('a, form') : null
    if (!target || (event.type === 'click' && target.localName === 'form')) return
    event.preventDefault()
    opened.push(target.getAttribute('href') ?? target.getAttribute('action') ?? '')
  }
  for (const kind of ['click', 'submit']) document.body.addEventListener(kind, note)
  onTestFinished(() => {
    for (const kind of ['click', 'submit']) document.body.removeEventListener(kind, note)
  })
  return opened
}
const press = (key: string) =>
  settle(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

it('G3: Enter opens the first result, once the results are those of the typed text', async () => {
  const opened = followed()
  await show(<TextPalette screens={[]} />)
  await type('Find', 'ord')
  await press('Enter')
  expect(opened).toEqual([])
  await answered()
  expect(opened).toEqual([order.address])
})

it('G3: Enter searches texts if nothing is listed', async () => {
  answer = { ...nothing, query: 'zzz' }
  const opened = followed()
  await show(<TextPalette screens={screens} />)
  await type('Find', 'zz')
  await press('Enter')
  await type('Find', 'z')
  await answered()
  await press('Enter')
  expect(opened).toEqual(['/admin/texts', '/admin/texts'])
})

it('G3: arrows move through the results', async () => {
  await show(<TextPalette screens={screens} />)
  await type('Find', 'o')
  const focused = () => document.activeElement?.textContent
  await press('ArrowDown')
  expect(focused()).toBe('Orders')
  await press('ArrowDown')
  await press('ArrowDown')
  expect(focused()).toBe('Overdue')
  await press('ArrowUp')
  await press('ArrowUp')
  expect(document.activeElement?.localName).toBe('input')
})

it('G3: says so if nothing is found', async () => {
  answer = nothing
  await show(<TextPalette screens={screens} />)
  await type('Find', 'zzz')
  await answered()
  expect(links()).toEqual([])
  expect(document.querySelector('[role=status]')?.textContent).toBe('No results.')
})

import { act, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { CloseOnPhones, MenuLink } from '@/payload/admin/menu/menu-links.client'
import { show } from '../../../support/in-a-browser'

const world = vi.hoisted(() => ({ navOpen: true, isPhone: true }))
const setNavOpen = vi.hoisted(() => vi.fn())

vi.mock('next/navigation', () => ({ usePathname: () => '/admin/collections/pages' }))
vi.mock('@payloadcms/ui', () => ({
  Link: ({ prefetch: _prefetch, ...rest }: { prefetch?: boolean; children: ReactNode }) => <a {...rest} />,
  NavGroup: ({ children }: { children: ReactNode }) => children,
  useNav: () => ({ hydrated: true, navOpen: world.navOpen, setNavOpen }),
  usePreferences: () => ({ getPreference: async () => null }),
}))

beforeEach(() => {
  Object.assign(world, { navOpen: true, isPhone: true })
  setNavOpen.mockReset()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 768px)' && world.isPhone }))
})

const escape = () => act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))

it('closes the open menu of a phone on Escape and focuses its button', async () => {
  const toggler = document.createElement('button')
  toggler.className = 'template-default__nav-toggler'
  document.body.append(toggler)
  await show(<CloseOnPhones />)
  await escape()
  expect(setNavOpen).toHaveBeenCalledExactlyOnceWith(false)
  expect(document.activeElement).toBe(toggler)
})

it.each([
  ['a closed menu', { navOpen: false }],
  ['the menu of a desktop', { isPhone: false }],
])('leaves %s alone on Escape', async (_name, state) => {
  Object.assign(world, state)
  await show(<CloseOnPhones />)
  await escape()
  expect(setNavOpen).not.toHaveBeenCalled()
})

it('closes the menu of a phone on a press of the link to the current screen', async () => {
  const place = await show(<MenuLink href="/admin/collections/pages">Pages</MenuLink>)
  await act(async () => place.querySelector('a')?.click())
  expect(setNavOpen).toHaveBeenCalledExactlyOnceWith(false)
  setNavOpen.mockReset()
  world.isPhone = false
  await act(async () => place.querySelector('a')?.click())
  expect(setNavOpen).not.toHaveBeenCalled()
})

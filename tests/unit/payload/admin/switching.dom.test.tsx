import { act, useEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SwitchingProvider, useSwitching } from '@/payload/admin/language/switching.client'
import { show } from '../../../support/in-a-browser'

const page = vi.hoisted(() => ({ pathname: '/admin/collections/pages/1', search: '', visited: [] as string[], asked: [] as string[] }))

vi.mock('next/navigation', () => ({
  usePathname: () => page.pathname,
  useRouter: () => ({ push: (address: string) => page.visited.push(address) }),
  useSearchParams: () => new URLSearchParams(page.search),
}))
vi.mock('@payloadcms/ui', () => ({
  useLocale: () => ({ code: 'en' }),
  useModal: () => ({ openModal: (name: string) => page.asked.push(name), closeModal: () => undefined }),
  useRouteTransition: () => ({ startRouteTransition: (go: () => void) => go() }),
}))
vi.mock('@/payload/admin/unsaved-changes/save-trouble.client', () => ({ TypedTextWatch: () => null }))
vi.mock('@/payload/admin/language/unsaved-dialog.client', () => ({ UnsavedDialog: () => null, unsavedDialog: 'unsaved' }))

const initial = { isModified: true, isSaving: false, isValid: true, isSaved: true }
let form = initial
let saves = 0
let switchTo: (locale: string) => void = () => {}

const Form = () => {
  const switching = useSwitching()
  switchTo = switching.switchTo
  const { watch } = switching
  useEffect(
    () =>
      watch({
        isModified: () => form.isModified,
        isSaving: () => form.isSaving,
        isValidDraft: async () => form.isValid,
        save: async () => {
          saves += 1
          return form.isSaved
        },
        savesDraft: true,
      }),
    [watch],
  )
  return <input id="field-layout__2__heading" />
}

const press = (...languages: readonly string[]) => act(async () => languages.forEach((language) => switchTo(language)))

const open = async (state: Partial<typeof initial> = {}) => {
  form = { ...initial, ...state }
  await show(
    <SwitchingProvider>
      <Form />
    </SwitchingProvider>,
  )
}

beforeEach(() => {
  Object.assign(page, { search: '', visited: [], asked: [] })
  saves = 0
})

it('H10: saves valid input as a draft and switches without asking', async () => {
  await open()
  await press('de')
  expect([saves, page.visited, page.asked]).toEqual([1, ['?locale=de'], []])
})

it('H10: asks if the input is invalid or cannot be a draft', async () => {
  await open({ isValid: false })
  await press('de')
  expect([saves, page.visited, page.asked]).toEqual([0, [], ['unsaved']])
})

it('H10: stays if the draft cannot be saved', async () => {
  await open({ isSaved: false })
  await press('de')
  expect([saves, page.visited, page.asked]).toEqual([1, [], []])
})

it('H4: saves once for two presses, and not while the form is being saved', async () => {
  await open()
  await press('de', 'fr')
  expect([saves, page.visited]).toEqual([1, ['?locale=de']])
  form = { ...form, isSaving: true }
  await press('es')
  expect(saves).toBe(1)
})

it('switches at once without unsaved input, and returns to the field that had focus last', async () => {
  page.search = 'locale=en'
  await open({ isModified: false })
  await act(async () => document.querySelector('input')?.focus())
  await press('fr')
  expect([saves, page.visited]).toEqual([0, ['?locale=fr&at=layout.2.heading']])
})

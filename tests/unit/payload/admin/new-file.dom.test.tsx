import { act, useReducer } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CheckboxFieldClientProps } from 'payload'
import { NewFileField, ReplaceFile } from '@/payload/admin/pictures/new-file.client'
import { settle, show } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

interface FieldState {
  readonly value?: unknown
  readonly valid?: boolean
  readonly errorMessage?: string | undefined
}

/** Payload's form and document. */
const world = vi.hoisted(() => ({
  fields: {} as Record<string, FieldState>,
  updatedAt: '2026-11-29T08:00:00Z',
  render: () => {},
}))

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: string; onClick: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  CheckboxField: () => <input type="checkbox" />,
  TextField: () => null,
  Thumbnail: ({ fileSrc }: { fileSrc: string }) => <output>{fileSrc}</output>,
  toast: {},
  useDocumentInfo: () => ({
    id: '1',
    collectionSlug: 'media',
    data: { updatedAt: world.updatedAt },
    docPermissions: { update: true },
  }),
  useForm: () => ({
    dispatchFields: ({ path, ...change }: FieldState & { path: string }) => {
      world.fields = { ...world.fields, [path]: { ...world.fields[path], ...change } }
      world.render()
    },
    setModified: () => {},
  }),
  useFormFields: (pick: (state: [object]) => unknown) => pick([world.fields]),
  useLocale: () => ({ code: 'en' }),
  useTranslation: () => readerOf('en'),
  useUploadEdits: () => ({ resetUploadEdits: () => {} }),
}))

const fits: CheckboxFieldClientProps = { field: { name: 'descriptionFits', type: 'checkbox' }, path: 'descriptionFits' }

const PictureForm = () => {
  const [, render] = useReducer((count: number) => count + 1, 0)
  world.render = render
  return (
    <>
      <ReplaceFile accept="image/png" />
      <NewFileField {...fits} />
    </>
  )
}

const answer = (change: () => void) =>
  settle(() => {
    change()
    world.render()
  })

const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())

const isTickShown = () => document.querySelector("[type='checkbox']") !== null

let box: HTMLElement

beforeEach(async () => {
  world.fields = {}
  world.updatedAt = '2026-11-29T08:00:00Z'
  box = await show(<PictureForm />)
  const input = box.querySelector<HTMLInputElement>("[type='file']")
  Object.defineProperty(input, 'files', { value: [new File(['…'], 'otter.png', { type: 'image/png' })] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
})

it('keeps showing the new file when its description is missing', async () => {
  await answer(() => (world.fields = { ...world.fields, alt: { valid: false, errorMessage: 'Not saved yet.' } }))
  expect(box.textContent).toContain('otter.png Not saved yet.')
  expect(box.querySelector('output')?.textContent).toMatch(/^blob:/)
  expect(isTickShown()).toBe(true)
})

const confirmed = { descriptionFits: { value: true }, englishDescription: { value: 'An otter' } }

const missing = { valid: false, errorMessage: 'Not saved yet.' }

const remarks = () => [world.fields['descriptionFits']?.value, world.fields['englishDescription']?.value]

const isWrong = (path: string) => world.fields[path]?.valid === false || world.fields[path]?.errorMessage !== undefined

it('drops a file that is rejected with its description, and says why until the next save', async () => {
  await answer(() => (world.fields = { ...world.fields, ...confirmed }))
  await answer(() => (world.fields = { ...world.fields, file: { ...world.fields['file'], valid: false, errorMessage: 'Not a picture.' } }))
  expect(world.fields['file']?.value).toBeUndefined()
  expect(box.querySelector('[role=alert]')?.textContent).toBe('otter.png: Not a picture.')
  expect(isTickShown()).toBe(false)
  expect(remarks()).toEqual([false, ''])
  await answer(() => (world.updatedAt = '2026-11-29T09:00:00Z'))
  expect(box.querySelector('[role=alert]')).toBeNull()
})

it('forgets the file and the tick once they are saved', async () => {
  await answer(() => (world.fields = { ...world.fields, descriptionFits: { value: true } }))
  await answer(() => (world.updatedAt = '2026-11-29T09:00:00Z'))
  expect([world.fields['file']?.value, world.fields['descriptionFits']?.value]).toEqual([undefined, false])
  expect(isTickShown()).toBe(false)
  expect(box.textContent).toBe('Replace file')
})

it('clears errors of the description once it is confirmed', async () => {
  await answer(() => (world.fields = { ...world.fields, alt: missing, englishDescription: missing }))
  await answer(() => (world.fields = { ...world.fields, descriptionFits: { value: true } }))
  expect([isWrong('alt'), isWrong('englishDescription')]).toEqual([false, false])
})

it('returns to the current file, and forgets the description of the new one', async () => {
  await answer(() => (world.fields = { ...world.fields, ...confirmed }))
  await answer(() => (world.fields = { ...world.fields, alt: missing, englishDescription: { value: 'An otter', ...missing } }))
  await press('Keep the current file')
  expect(world.fields['file']?.value).toBeUndefined()
  expect(remarks()).toEqual([false, ''])
  expect([isWrong('alt'), isWrong('englishDescription')]).toEqual([false, false])
  expect(box.textContent).toBe('Replace file')
})

it('keeps the focus on its button and its status element', async () => {
  const status = box.querySelector('[role=status]')
  expect(status?.textContent).toContain('otter.png')
  box.querySelector('button')?.focus()
  await press('Keep the current file')
  expect(document.activeElement?.textContent).toBe('Replace file')
  expect(box.querySelector('[role=status]')).toBe(status)
  expect(status?.textContent).toBe('')
})

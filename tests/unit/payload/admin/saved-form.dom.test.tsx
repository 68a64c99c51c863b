import { readerOf } from '../../../support/wording/admin-reader'
import { act, useEffect, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormState } from 'payload'
import { KeptForm } from '@/payload/admin/unsaved-changes/saved-form.client'
import { dropSaved } from '@/payload/admin/unsaved-changes/typed-store.client'
import { show, unmountAll } from '../../../support/in-a-browser'

interface Fields {
  readonly answer: string
  readonly password?: { readonly value: string }
}

/** Values of Payload's form contexts. */
interface World {
  readonly fields: Fields
  readonly saved: Fields
  readonly initialState: Fields
  readonly isModified: boolean
  readonly isProcessing: boolean
  readonly setModified: (isModified: boolean) => void
}

const world = vi.hoisted((): { current: World } => ({
  current: {
    fields: { answer: '' },
    saved: { answer: '' },
    initialState: { answer: '' },
    isModified: false,
    isProcessing: false,
    setModified: () => undefined,
  },
}))
const form = vi.hoisted(() => ({
  getData: () => ({ ...world.current.fields, updatedAt: '2026-11-29T08:00:00Z' }),
  getFields: (): FormState => ({ answer: { lastRenderedPath: 'answer' }, usedIn: { lastRenderedPath: 'usedIn' } }),
  dispatchFields: vi.fn(),
  setSubmitted: vi.fn(),
  setBackgroundProcessing: vi.fn(),
  reset: async () => undefined,
}))
/** As Payload reports who holds the document. */
const lock = vi.hoisted((): { current: object } => ({ current: {} }))
const dismiss = vi.hoisted(() => vi.fn())
const getFormState = vi.hoisted(() => vi.fn(async (_asked: object) => ({ state: { answer: { value: 'old' }, usedIn: { valid: true } } })))

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children }: { readonly children: ReactNode }) => <button type="button">{children}</button>,
  toast: { dismiss },
  useAllFormFields: () => [world.current.fields],
  useAuth: () => ({ user: { id: 'editor' } }),
  useConfig: () => ({ config: { routes: { api: '/api', admin: '/admin' } }, getEntityConfig: () => undefined }),
  useDocumentInfo: () => ({
    id: '1',
    collectionSlug: 'faqs',
    initialState: world.current.initialState,
    savedDocumentData: world.current.saved,
    docPermissions: { readVersions: true },
    getDocPreferences: async () => ({}),
    ...lock.current,
  }),
  useForm: () => ({ ...form, disabled: false, setModified: world.current.setModified }),
  useFormInitializing: () => false,
  useFormModified: () => world.current.isModified,
  useFormProcessing: () => world.current.isProcessing,
  useFormSubmitted: () => false,
  useLocale: () => ({ code: 'en' }),
  useServerFunctions: () => ({ getFormState }),
  useTranslation: () => readerOf('en'),
}))

const page = {
  type: (_answer: string): void => undefined,
  refresh: (_fields: Fields): void => undefined,
  process: (_isProcessing: boolean): void => undefined,
  answer: (): void => undefined,
}
const nobody = () => () => undefined

/** Like Payload's form: a new initial state overwrites the fields, and the saved document follows. */
const PayloadForm = () => {
  const [initialState, setInitialState] = useState<Fields>({ answer: 'The shop does.' })
  const [fields, setFields] = useState(initialState)
  const [saved, setSaved] = useState(initialState)
  const [isModified, setModified] = useState(false)
  const [isProcessing, setProcessing] = useState(false)
  useEffect(() => {
    setFields(initialState)
    setSaved(initialState)
  }, [initialState])
  useEffect(() => {
    page.refresh = setInitialState
    page.process = setProcessing
    page.answer = () => {
      setSaved({ ...world.current.fields })
      setProcessing(false)
    }
    page.type = (answer) => {
      setFields({ answer })
      setModified(true)
    }
  }, [])
  world.current = { fields, saved, initialState, isModified, isProcessing, setModified }
  return <KeptForm isKept watchDiscard={nobody} />
}

beforeEach(() => {
  window.localStorage.clear()
  lock.current = {}
  dismiss.mockClear()
})
afterEach(() => vi.useRealTimers())

it('H1: offers what was typed when Payload overwrites the form before typing has rested', async () => {
  await show(<PayloadForm />)
  await act(async () => page.type('The second answers.'))
  await act(async () => page.refresh({ answer: 'The shop does.' }))
  expect([...document.querySelectorAll('.typed-notice li')].map(({ textContent }) => textContent)).toEqual(['The second answers.'])
})

it('H2: offers nothing over the lock screen of a document that a colleague edits', async () => {
  lock.current = { documentIsLocked: true, currentEditor: { id: 'paul', email: 'Paul' } }
  await show(<PayloadForm />)
  await act(async () => page.type('The second answers.'))
  await act(async () => page.refresh({ answer: 'The shop does.' }))
  expect(document.querySelector('.typed-notice')).toBeNull()
  lock.current = { documentIsLocked: true, currentEditor: { id: 'editor' } }
  await act(async () => page.refresh({ answer: 'The shop still does.' }))
  expect(document.querySelector('.typed-notice')).not.toBeNull()
})

it('A12: names who took over the form, which no longer saves by script', async () => {
  vi.useFakeTimers()
  const owners = [{ id: 'editor' }, { id: 'paul', email: 'Paul' }]
  vi.stubGlobal('fetch', async () => Response.json({ docs: [{ user: { value: owners.shift() } }] }))
  const save = vi.fn()
  await show(
    <form className="collection-edit__form">
      <button type="button" onClick={save}>
        Save
      </button>
      <PayloadForm />
    </form>,
  )
  const pressSave = () => act(async () => document.querySelector('button')?.click())
  await act(async () => page.type('The second answers.'))
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  await pressSave()
  expect(save).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Paul has taken over editing')
  await pressSave()
  expect(save).toHaveBeenCalledOnce()
})

it('A12: the comparison with a newer version replaces the toast of the rejected save', async () => {
  const newer = { id: 'v2', version: { updatedAt: '2026-11-29T09:00:00Z', changedBy: 'paul@shop.test' } }
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes('/versions') ? { docs: [newer] } : { user: {} }))
  await show(<PayloadForm />)
  await act(async () => page.type('The second answers.'))
  await act(async () => page.process(true))
  await act(async () => page.process(false))
  expect(document.querySelector('[role=alert]')?.textContent).toContain('paul@shop.test changed this')
  expect(dismiss).toHaveBeenCalledOnce()
})

const copies = () => Object.keys(window.localStorage).length
const typeAndRest = async () => {
  await act(async () => page.type('The second answers.'))
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
}

it('H1: drops the copy of a form whose drawer closes in its save, once the document is saved', async () => {
  await show(<PayloadForm />)
  await typeAndRest()
  await act(async () => page.process(true))
  await unmountAll()
  expect(copies()).toBe(1)
  dropSaved('faqs 2')
  expect(copies()).toBe(1)
  dropSaved('faqs 1')
  expect(copies()).toBe(0)
})

it('H1: keeps the copy of a form that was left without a save', async () => {
  await show(<PayloadForm />)
  await typeAndRest()
  await unmountAll()
  dropSaved('faqs 1')
  expect(copies()).toBe(1)
})

it('renders the panels of a saved document again, and no other field', async () => {
  await show(<PayloadForm />)
  await act(async () => page.type('The second answers.'))
  await act(async () => page.process(true))
  await act(async () => page.answer())
  expect(getFormState).toHaveBeenCalledWith(
    expect.objectContaining({
      data: { answer: 'The second answers.' },
      formState: { answer: { lastRenderedPath: 'answer' }, usedIn: {} },
      renderAllFields: false,
    }),
  )
  expect(form.dispatchFields).toHaveBeenCalledWith({ type: 'UPDATE_MANY', formState: { usedIn: { valid: true } } })
})

it('marks the errors of a failed save, which the next validation does not know, and shows them for a draft', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ user: {}, docs: [] }))
  const refused = { value: 'Who?', valid: false, errorMessage: 'Already asked.' }
  vi.spyOn(form, 'getFields').mockReturnValue({ question: refused, answer: { value: 'The shop.', valid: true } })
  await show(<PayloadForm />)
  await act(async () => page.process(true))
  await act(async () => page.process(false))
  const refusal = { value: '"Who?"', form: expect.any(Number) as number, message: 'Already asked.', isDraft: true }
  expect(form.dispatchFields).toHaveBeenLastCalledWith({ type: 'UPDATE_MANY', formState: { question: { ...refused, refusal } } })
  expect(form.setSubmitted).toHaveBeenCalledWith(true)
})

describe('the fields of a new password', () => {
  const newPassword = { answer: 'The shop does.', password: { value: 'abc' } }
  const removed = ['password', 'confirm-password'].map((path) => [{ type: 'REMOVE', path }])
  const removals = () => form.dispatchFields.mock.calls.filter(([{ type }]) => type === 'REMOVE')
  /** Whether the save has marked the form as modified, as if by someone typing, which keeps it so when the save ends. */
  const startSave = async () => {
    await act(async () => page.refresh(newPassword))
    await act(async () => page.process(true))
    return [form.setBackgroundProcessing.mock.calls.flat(), world.current.isModified]
  }
  beforeEach(() => {
    form.dispatchFields.mockClear()
    form.setBackgroundProcessing.mockClear()
    vi.stubGlobal('fetch', async () => Response.json({ user: {}, docs: [] }))
  })

  it('stay open when the save is rejected', async () => {
    await show(<PayloadForm />)
    expect(await startSave()).toEqual([[true, false], true])
    await act(async () => page.process(false))
    expect([world.current.isModified, removals()]).toEqual([true, []])
  })

  it('close after a successful save, which forgets the password', async () => {
    await show(<PayloadForm />)
    await startSave()
    await act(async () => page.answer())
    expect([world.current.isModified, removals()]).toEqual([false, removed])
  })

  it('leave the saves of other forms alone', async () => {
    await show(<PayloadForm />)
    await act(async () => page.process(true))
    await act(async () => page.answer())
    expect([form.setBackgroundProcessing.mock.calls, removals()]).toEqual([[], []])
  })
})

import { readerOf } from '../../../support/wording/admin-reader'
import { act, useEffect, useState, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { KeptForm } from '@/payload/admin/unsaved-changes/saved-form.client'
import { show } from '../../../support/in-a-browser'

interface Fields {
  readonly answer: string
}

/** Values of Payload's form contexts. */
interface World {
  readonly fields: Fields
  readonly saved: Fields
  readonly initialState: Fields
  readonly isModified: boolean
  readonly setModified: (isModified: boolean) => void
}

const world = vi.hoisted((): { current: World } => ({
  current: { fields: { answer: '' }, saved: { answer: '' }, initialState: { answer: '' }, isModified: false, setModified: () => undefined },
}))
const form = vi.hoisted(() => ({ getData: () => world.current.fields, reset: async () => undefined }))

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children }: { readonly children: ReactNode }) => <button type="button">{children}</button>,
  toast: { dismiss: () => undefined },
  useAllFormFields: () => [world.current.fields],
  useAuth: () => ({ user: { id: 'editor' } }),
  useConfig: () => ({ config: { routes: { api: '/api', admin: '/admin' } } }),
  useDocumentInfo: () => ({
    id: '1',
    collectionSlug: 'faqs',
    initialState: world.current.initialState,
    savedDocumentData: world.current.saved,
  }),
  useForm: () => ({ ...form, disabled: false, setModified: world.current.setModified }),
  useFormInitializing: () => false,
  useFormModified: () => world.current.isModified,
  useFormProcessing: () => false,
  useLocale: () => ({ code: 'en' }),
  useTranslation: () => readerOf('en'),
}))

const page: { type: (answer: string) => void; refresh: (fields: Fields) => void } = { type: () => undefined, refresh: () => undefined }
const nobody = () => () => undefined

/** Like Payload's form: a new initial state overwrites the fields, and the saved document follows. */
const PayloadForm = () => {
  const [initialState, setInitialState] = useState<Fields>({ answer: 'The shop does.' })
  const [fields, setFields] = useState(initialState)
  const [saved, setSaved] = useState(initialState)
  const [isModified, setModified] = useState(false)
  useEffect(() => {
    setFields(initialState)
    setSaved(initialState)
  }, [initialState])
  useEffect(() => {
    page.refresh = setInitialState
    page.type = (answer) => {
      setFields({ answer })
      setModified(true)
    }
  }, [])
  world.current = { fields, saved, initialState, isModified, setModified }
  return <KeptForm isKept watchDiscard={nobody} />
}

beforeEach(() => window.localStorage.clear())

it('H1: offers what was typed when Payload overwrites the form before typing has rested', async () => {
  await show(<PayloadForm />)
  await act(async () => page.type('The second answers.'))
  await act(async () => page.refresh({ answer: 'The shop does.' }))
  expect([...document.querySelectorAll('.typed-notice li')].map(({ textContent }) => textContent)).toEqual(['The second answers.'])
})

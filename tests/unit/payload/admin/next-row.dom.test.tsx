import { act, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { NextRow } from '@/payload/admin/rows/next-row.client'
import { show } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

const form = vi.hoisted(() => ({ rows: 0, add: () => {} }))

vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({ addFieldRow: () => form.add() }),
  useFormFields: (pick: (state: [object]) => unknown) => pick([{ features: { rows: Array.from({ length: form.rows }) } }]),
  useTranslation: () => readerOf('en'),
}))

const List = () => {
  const [rows, setRows] = useState(2)
  form.rows = rows
  form.add = () => setRows((before) => before + 1)
  return (
    <div id="field-features">
      {Array.from({ length: rows }, (_, at) => (
        <input key={at} id={`field-features__${at}__text`} defaultValue={at < 2 ? `Feature ${at}` : ''} />
      ))}
      <NextRow path="features" schemaPath="services.features" text="text" />
    </div>
  )
}

const fields = () => [...document.querySelectorAll('input')]
const enter = (at: number, options: KeyboardEventInit = {}) =>
  act(async () => {
    fields()[at]?.focus()
    fields()[at]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...options }))
  })

beforeEach(() => show(<List />).then(() => undefined))

it('adds a row and moves to it on Enter in the last one', async () => {
  await enter(1)
  expect(fields()).toHaveLength(3)
  await vi.waitFor(() => expect(document.activeElement).toBe(fields()[2]))
  await enter(2)
  expect(fields()).toHaveLength(3)
})

it('adds none in another row, or while a word is being composed', async () => {
  await enter(0)
  await enter(1, { isComposing: true })
  expect(fields()).toHaveLength(2)
})

import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRevalidation } from '@/payload/admin/checked-again.client'
import { show } from '../../../support/in-a-browser'

interface Field {
  readonly value: string
  readonly valid?: boolean | undefined
  readonly isModified?: boolean
}
type Fields = Readonly<Record<string, Field>>

const form = vi.hoisted(() => ({ fields: {} as Fields, set: (_next: (fields: Fields) => Fields) => {} }))
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [
    form.fields,
    ({ path, valid }: { path: string; valid: undefined }) =>
      form.set((fields) => ({ ...fields, [path]: { value: '', ...fields[path], valid } })),
  ],
}))

const openForm = async (initial: Field) => {
  const Form = () => {
    const [fields, setFields] = useState<Fields>({ key: initial })
    form.fields = fields
    form.set = setFields
    useRevalidation()
    return null
  }
  await show(<Form />)
  const write = (field: Partial<Field>) =>
    act(async () => form.set((fields) => ({ ...fields, key: { ...initial, ...fields.key, ...field } })))
  return {
    type: (value: string) => write({ value, isModified: true }),
    judge: (valid: boolean) => write({ valid }),
    isValid: () => form.fields.key?.valid,
  }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('drops a validation result on the next key', async () => {
  const { type, isValid } = await openForm({ value: 'NOT A KEY', valid: false })
  await type('a-key')
  expect(isValid()).toBeUndefined()
})

test('ignores a response from before the form’s request, even if the browser’s own check delayed it', async () => {
  const { type, judge, isValid } = await openForm({ value: 'NOT A KEY', valid: false })
  await type('a-key')
  await pass(150)
  await judge(true)
  await pass(200)
  await judge(false)
  expect(isValid()).toBeUndefined()
})

test('accepts a response for the current value', async () => {
  const { type, judge, isValid } = await openForm({ value: 'a-key', valid: true })
  await type('NOT A KEY')
  await pass(300)
  await judge(false)
  expect(isValid()).toBe(false)
})

test('accepts a fast server’s response in the end', async () => {
  const { type, judge, isValid } = await openForm({ value: 'a-key', valid: true })
  await type('NOT A KEY')
  for (let answer = 0; answer < 6; answer += 1) {
    await pass(260)
    await judge(false)
  }
  expect(isValid()).toBe(false)
})

test('keeps the result of an untouched field', async () => {
  const { judge, isValid } = await openForm({ value: 'a-key' })
  await judge(false)
  expect(isValid()).toBe(false)
})

import { act, type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { KeyFromTitle } from '@/payload/admin/key-from-title.client'
import { show } from '../../../support/in-a-browser'

const form = vi.hoisted(() => ({ values: {} as Record<string, string>, set: (_path: string, _value: string) => {} }))
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({}),
  useFormFields: (pick: (state: [Record<string, { value: string | undefined }>]) => unknown) =>
    pick([Object.fromEntries(Object.entries(form.values).map(([path, value]) => [path, { value }]))]),
  useField: ({ path }: { path: string }) => ({
    value: form.values[path],
    setValue: (value: string) => form.set(path, value),
  }),
}))

const openForm = async (props: Pick<ComponentProps<typeof KeyFromTitle>, 'from' | 'isCode' | 'values'>) => {
  const Form = () => {
    const [values, setValues] = useState<Record<string, string>>({})
    form.values = values
    form.set = (path, value) => setValues((before) => ({ ...before, [path]: value }))
    return <KeyFromTitle {...props} path="name" />
  }
  await show(<Form />)
  return { type: (path: string, value: string) => act(async () => form.set(path, value)), name: () => form.values['name'] }
}

test('D11: names a new code after itself until the editor types another name', async () => {
  const { type, name } = await openForm({ from: 'code', isCode: true })
  await type('code', 'bf2')
  await type('code', 'bf26')
  expect(name()).toBe('BF26')
  await type('name', 'Black Friday')
  await type('code', 'bf27')
  expect(name()).toBe('Black Friday')
})

test('takes the listed value until the editor chooses another', async () => {
  const { type, name } = await openForm({ from: 'category', values: { shared: 'hosting', ssl: 'ssl' } })
  await type('category', 'ssl')
  await type('category', 'shared')
  expect(name()).toBe('hosting')
  await type('name', 'service')
  await type('category', 'ssl')
  expect(name()).toBe('service')
})

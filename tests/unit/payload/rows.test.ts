// own modules: building the configuration adds fields to the collections
import type { FieldHookArgs, SelectField } from 'payload'
import { describe, expect, it } from 'vitest'
import { services } from '@/payload/collections/services'
import { dropEmptyRows } from '@/payload/fields/rows'

const drop = dropEmptyRows(({ text }) => !text)

describe('a list', () => {
  it('does not save added rows that were left empty', () => {
    const value = [
      { id: 'a', text: 'NVMe' },
      { id: 'b', text: '' },
    ]
    expect(drop({ value })).toEqual([{ id: 'a', text: 'NVMe' }])
  })
  it('keeps a saved row that is not translated yet', () => {
    const value = [{ id: 'a', text: null }, { id: 'b' }]
    expect(drop({ value, previousValue: [{ id: 'a', text: null }] })).toEqual([{ id: 'a', text: null }])
  })
  it('keeps the rows of a restored version', () => {
    const value = [{ id: 'b', text: null }]
    expect(drop({ value, context: { isRestoringVersion: true } })).toBe(value)
  })
  it('leaves other values alone', () => {
    expect(drop({ value: undefined })).toBeUndefined()
  })
})

const fieldOf = (name: string) => services.fields.find((field) => 'name' in field && field.name === name)

describe('a new plan', () => {
  const hookOf = (name: string) => {
    const field = fieldOf(name)
    const hook = field && 'hooks' in field ? field.hooks?.beforeValidate?.[0] : undefined
    return (value: unknown): unknown => hook?.({ value } as FieldHookArgs)
  }
  it('does not save the price row it starts with, unless something was typed in it', () => {
    const row = { period: 'monthly', setupFee: 0, discount: 0 }
    expect(hookOf('prices')([row])).toEqual([])
    for (const typed of [{ basePrice: 0 }, { setupFee: 5 }, { period: 'yearly' }])
      expect(hookOf('prices')([{ ...row, ...typed }])).toEqual([{ ...row, ...typed }])
  })
  it('P10: takes its type from its category', () => {
    const { admin } = fieldOf('type') as SelectField
    const [follower] = admin?.components?.afterInput ?? []
    expect(follower).toMatchObject({
      clientProps: { from: 'category', values: { shared: 'hosting', ssl: 'ssl', cpu: 'component', backup: 'service' } },
    })
  })
})

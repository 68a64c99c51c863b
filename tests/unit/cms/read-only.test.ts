import { describe, expect, it } from 'vitest'
import type { Field } from 'payload'
import { orders } from '@/cms/collections/orders'

const flat = (fields: readonly Field[]): readonly Field[] => fields.flatMap((field) => ('fields' in field ? flat(field.fields) : [field]))

describe('what the shop wrote and nobody may change', () => {
  it('an order shows only its status, its deadline and its note as fields to edit', () => {
    const edited = flat(orders.fields).filter(
      (field) => field.type !== 'ui' && field.admin?.readOnly !== true && field.admin?.hidden !== true,
    )
    expect(edited.map((field) => ('name' in field ? field.name : field.type))).toEqual(['status', 'expiresAt', 'staffNote'])
  })
})

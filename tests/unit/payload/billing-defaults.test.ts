import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { pageBlocks } from '@/payload/blocks'

const fieldOf = (slug: string, name: string): unknown => {
  const fields: readonly Field[] = pageBlocks.find((block) => block.slug === slug)?.fields ?? []
  const field = fields.find((each) => 'name' in each && each.name === name)
  return field && 'defaultValue' in field ? field.defaultValue : undefined
}

describe('the initial period of a section', () => {
  it('§4.10: is yearly for SSL, monthly for hosting', () => {
    expect(fieldOf('ssl-plans', 'defaultBilling')).toBe('yearly')
    expect(fieldOf('hosting-plans', 'defaultBilling')).toBe('monthly')
  })
})

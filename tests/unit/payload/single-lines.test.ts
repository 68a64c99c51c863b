// own modules: building the configuration adds fields to the collections
import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { collections } from '@/payload/collections'
import { globals } from '@/payload/globals'

const below = (field: Field): readonly Field[] => {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields)
  return 'fields' in field ? field.fields : []
}
const everyField = (fields: readonly Field[]): Field[] => fields.flatMap((field) => [field, ...everyField(below(field))])

const typed = '\uFEFFTwo\u200B words\u00AD\u00A0'

it('R28: removes invisible characters from every single-line field before its own hooks', () => {
  const owners = [...collections, ...globals]
  const lines = owners.flatMap(({ slug, fields }) =>
    everyField(fields).flatMap((field) =>
      // `changedBy` is overwritten by each save.
      (field.type === 'text' || field.type === 'email') && field.name !== 'changedBy'
        ? [{ name: `${slug}.${field.name}`, isLocalized: field.localized === true, first: field.hooks?.beforeValidate?.[0] }]
        : [],
    ),
  )
  expect(lines.length).toBeGreaterThan(200)
  const clean = (value: unknown, hook: (typeof lines)[number]['first']): unknown => hook?.({ value } as Parameters<typeof hook>[0])
  for (const { name, isLocalized, first } of lines) {
    expect([name, clean(typed, first)]).toEqual([name, isLocalized ? 'Two words\u00AD\u00A0' : 'Two words'])
    expect([clean(null, first), clean([typed, 3], first)]).toEqual([null, [isLocalized ? 'Two words\u00AD\u00A0' : 'Two words', 3]])
  }
})

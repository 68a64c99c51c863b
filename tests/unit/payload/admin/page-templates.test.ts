import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { pageBlocks } from '@/payload/blocks'
import { pageTemplates } from '@/payload/admin/page-templates/page-templates'
import { locales } from '@/lib/config/locales'
import { findWordingErrors } from '@/core/wording/find-errors'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)
const isWords = (value: unknown): value is Readonly<Record<string, string>> => isValues(value) && locales.every((locale) => locale in value)

const fieldsIn = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => (field.type === 'row' ? fieldsIn(field.fields) : [field]))

const faultsOf = (fields: readonly Field[], section: Values, where: string): readonly string[] =>
  Object.entries(section).flatMap(([name, value]): readonly string[] => {
    if (name === 'blockType') return []
    const field = fieldsIn(fields).find((each) => 'name' in each && each.name === name)
    const place = `${where}.${name}`
    if (!field) return [`${place}: no such field`]
    if (field.type === 'array') return (value as readonly Values[]).flatMap((row) => faultsOf(field.fields, row, place))
    if (!isWords(value)) return 'localized' in field && field.localized ? [`${place}: in one language`] : []
    if (!('validate' in field) || !field.validate) return []
    const validate = field.validate as (value: unknown, asked: object) => string | true
    return locales.flatMap((locale) => {
      const answer = validate(value[locale], { req: { locale, i18n: { language: 'en' } }, operation: 'update' })
      return answer === true ? [] : [`${place} (${locale}): ${answer}`]
    })
  })

const textsOf = (value: unknown): readonly (readonly [string, string])[] => {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (isWords(value)) return locales.map((locale) => [locale, value[locale] ?? ''] as const)
  return isValues(value) ? Object.values(value).flatMap(textsOf) : []
}

describe('G8: page templates', () => {
  it('are accepted by their blocks’ fields', () => {
    const faults = pageTemplates.flatMap(({ name, sections }) =>
      sections.flatMap((section) => {
        const block = pageBlocks.find(({ slug }) => slug === section.blockType)
        return block ? faultsOf(block.fields, section, `${name}.${block.slug}`) : [`${name}: no ${section.blockType}`]
      }),
    )
    expect(faults).toEqual([])
  })

  it('follow each language’s typography', () => {
    const texts = pageTemplates.flatMap(({ title, purpose, description, sections }) => textsOf([title, purpose, description, sections]))
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.flatMap(([locale, text]) => findWordingErrors(locale, text).map(({ kind }) => `${locale} ${kind}: ${text}`))).toEqual([])
  })

  it('start with an h1 and have unique names and paths', () => {
    expect(pageTemplates.map(({ sections: [first] }) => first?.blockType)).toEqual(pageTemplates.map(() => 'hero'))
    for (const part of ['name', 'path'] as const)
      expect(new Set(pageTemplates.map((template) => template[part])).size).toBe(pageTemplates.length)
    expect(pageTemplates.length).toBeGreaterThanOrEqual(4)
  })
})

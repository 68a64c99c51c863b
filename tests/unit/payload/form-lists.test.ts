// own modules: building the configuration adds fields to the collections
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { rowText } from '@/payload/admin/rows/row-text'
import { pageBlocks } from '@/payload/blocks'
import { collections } from '@/payload/collections'
import { periodLabels } from '@/payload/fields/selects'
import { globals } from '@/payload/globals'
import { localeNames, locales } from '@/lib/config/locales'

const german = { i18n: { language: 'de' } }
const link = { kind: { en: 'Link', es: 'Enlace', fr: 'Lien', de: 'Link' }, titles: ['label'], target: 'href' }

describe('a collapsed row', () => {
  it('shows name and target', () => {
    expect(rowText({ label: 'VPS', href: '/vps-hosting' }, 1, link, german)).toEqual({ title: 'VPS', detail: ' → /vps-hosting' })
  })
  it('shows type and number if it has no text', () => {
    expect(rowText({ label: ' ', href: null }, 3, link, german)).toEqual({ title: 'Link 3', detail: '' })
  })
  it('shows a select in the editor’s language, and a price in dollars', () => {
    const naming = { kind: link.kind, titles: ['period'], choices: periodLabels, price: 'basePrice' }
    expect(rowText({ period: 'yearly', basePrice: 9.99 }, 1, naming, german)).toEqual({ title: 'Jährlich', detail: ' · 9,99\u00a0$' })
  })
})

const below = (field: Field): readonly Field[] => {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  return 'fields' in field ? field.fields : []
}
const everyField = (fields: readonly Field[]): Field[] => fields.flatMap((field) => [field, ...everyField(below(field))])

const hasFourLanguages = (label: unknown): boolean =>
  typeof label === 'object' &&
  label !== null &&
  locales.every((locale) => typeof Object.entries(label).find(([key]) => key === locale)?.[1] === 'string')

describe('a blocks field', () => {
  it('offers a block, since Payload cannot open its form otherwise', () => {
    const lists = [...collections, ...globals].flatMap(({ slug, fields }) =>
      everyField(fields).flatMap((field) =>
        field.type === 'blocks' ? [{ list: `${slug}.${field.name}`, offered: field.blocks.length }] : [],
      ),
    )
    expect(lists.length).toBeGreaterThan(0)
    expect(lists.filter(({ offered }) => offered === 0)).toEqual([])
  })
})

describe('form texts', () => {
  it('exist in four languages for every field, option and list', () => {
    const owners = [...globals, ...collections, ...pageBlocks]
    const speechless = owners.flatMap(({ slug, fields }) =>
      everyField(fields)
        .filter((field) => 'name' in field && field.type !== 'ui' && !field.admin?.hidden && field.name !== 'blockName')
        .filter((field) => {
          const choices =
            field.type === 'select' || field.type === 'radio'
              ? field.options.map((option) => (typeof option === 'object' ? option.label : option))
              : []
          const rows = field.type === 'array' || field.type === 'blocks' ? [field.labels?.singular, field.labels?.plural] : []
          const isOwnName = (label: unknown) => [...Object.values<unknown>(localeNames), 'SEO'].includes(label)
          return ['label' in field ? field.label : undefined, ...choices, ...rows].some(
            (label) => label !== false && !hasFourLanguages(label) && !isOwnName(label),
          )
        })
        .map((field) => `${slug}.${'name' in field ? field.name : ''}`),
    )
    expect(speechless).toEqual([])
  })
})

describe('short forms', () => {
  it('label rows in every list', () => {
    const owners = [...globals, ...collections, ...pageBlocks]
    const nameless = owners.flatMap(({ slug, fields }) =>
      everyField(fields)
        .filter((field) => field.type === 'array' && !field.admin?.hidden && !field.admin?.readOnly && !field.admin?.components?.RowLabel)
        .map((field) => `${slug}.${'name' in field ? field.name : ''}`),
    )
    expect(nameless).toEqual([])
  })
  it('have a group, a thumbnail and a label per block', () => {
    for (const { slug, admin } of pageBlocks) {
      expect(admin, slug).toMatchObject({ disableBlockName: true, group: { en: expect.any(String), de: expect.any(String) } })
      expect(JSON.stringify(admin?.images), slug).toContain(`/api/section-thumbnails/${slug}`)
    }
  })
  it('keep page settings beside the sections, not below', () => {
    const pages = collections.find(({ slug }) => slug === 'pages')
    expect(pages?.fields[1]?.type).toBe('tabs')
    for (const name of ['path', 'noindex']) {
      const field = pages?.fields.find((each) => 'name' in each && each.name === name)
      expect(field?.admin?.position, name).toBe('sidebar')
    }
  })
})

import config from '@payload-config'
import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Icon, Logo } from '@/payload/admin/brand'
import { isOffered, menuEntries, screens, withoutEntry } from '@/payload/admin/menu/entries'

const { admin, collections, globals, i18n } = await config

/** Collections that are sold or shown on pages. */
const soldOrShown = [
  ...['pages', 'faqs', 'testimonials', 'case-studies', 'resources', 'redirects'],
  ...['services', 'extensions', 'addons', 'transfer-prices', 'currencies', 'coupons', 'automatic-discounts'],
]

describe('the admin', () => {
  it('shows the shop’s logo instead of Payload’s', () => {
    expect(admin.components.graphics).toEqual({ Icon: '/payload/admin/brand#Icon', Logo: '/payload/admin/brand#Logo' })
    expect(renderToStaticMarkup(<Logo />)).toMatch(/<svg[\s\S]*Hostfront/)
    expect(renderToStaticMarkup(<Icon />)).toMatch(/^<svg/)
  })
})

describe('the article editor', () => {
  it.each([
    ['en', 'Picture', 'Edit caption'],
    ['es', 'Imagen', 'Editar el pie de imagen'],
    ['fr', 'Image', 'Modifier la légende'],
    ['de', 'Bild', 'Bildunterschrift bearbeiten'],
  ] as const)('calls a picture a picture, and names its caption: %s', (language, picture, pen) => {
    const texts = { lexical: { upload: { label: picture } }, fields: { editRelationship: pen } }
    expect(i18n.translations[language]).toMatchObject(texts)
  })

  it('gives each block an icon of its own', () => {
    const body = collections.find(({ slug }) => slug === 'resources')?.flattenedFields.find(({ name }) => name === 'body')
    const { editorConfig } = (body?.type === 'richText' ? body.editor : undefined) as LexicalRichTextAdapter
    const { blocks } = editorConfig.resolvedFeatureMap.get('blocks')?.sanitizedServerFeatureProps as { readonly blocks: readonly Block[] }
    const icons = blocks.map(({ admin }) => admin?.images?.icon)
    expect(icons).toEqual(blocks.map(() => ({ url: expect.stringMatching(/^data:image\/svg\+xml,/) as string, alt: '' })))
    expect(new Set(icons.map((icon) => JSON.stringify(icon))).size).toBe(3)
  })
})

describe('the menu', () => {
  const entries = Object.values(menuEntries).flat()
  const own = [...collections.filter(({ slug }) => !slug.startsWith('payload-')).map(({ slug }) => `/collections/${slug}`)]
  const all = [...own, ...globals.map(({ slug }) => `/globals/${slug}`), ...Object.keys(screens)]

  it('M13: lists each list, setting and screen once, except for those reached from other forms', () => {
    expect([...entries, ...withoutEntry.map((slug) => `/collections/${slug}`)].sort()).toEqual([...all].sort())
  })
  it('M13: offers content to its editors, and orders to their readers', () => {
    expect(isOffered('content', { read: true }, false)).toBe(false)
    expect(isOffered('content', { read: true, update: true }, false)).toBe(true)
    expect(isOffered('sales', { read: true }, false)).toBe(true)
    expect(isOffered('settings', { read: true }, true)).toBe(false)
    expect(isOffered('sales', undefined, false)).toBe(false)
  })
})

/** As Payload resolves it for the browser. */
const inGerman = (label: unknown): unknown => (typeof label === 'function' ? label({ i18n: { language: 'de' } }) : label)

describe('the list of orders', () => {
  const orders = collections.find(({ slug }) => slug === 'orders')

  it('gives Payload texts for the ARIA labels of its buttons and columns', () => {
    expect(inGerman(orders?.labels.singular)).toBe('Bestellung')
    const status = orders?.fields.find((field) => 'name' in field && field.name === 'status')
    expect(status && 'label' in status ? inGerman(status.label) : null).toBe('Status')
  })
})

describe('undo and author exist for everything sold or displayed', () => {
  const entities = [
    ...soldOrShown.map((slug) => [slug, collections.find((each) => each.slug === slug)] as const),
    ...globals.map((each) => [each.slug, each] as const),
  ]

  it('covers header, footer and settings', () => {
    expect(globals.map(({ slug }) => slug).sort()).toEqual([
      ...['bookkeeping', 'domain-search', 'footer', 'header', 'pricing-settings', 'site-settings', 'subscription-settings'],
    ])
  })

  it.each(entities)('%s', (_slug, entity) => {
    expect(entity?.versions).toBeTruthy()
    expect(entity?.fields).toContainEqual(expect.objectContaining({ name: 'changedBy' }))
    expect(entity?.hooks.beforeChange?.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^name(Global)?Author$/))
  })
})

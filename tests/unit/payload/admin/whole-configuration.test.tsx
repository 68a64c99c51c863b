import config from '@payload-config'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Icon, Logo } from '@/payload/admin/brand'

const { admin, collections, globals } = await config

/** Collections that are sold or shown on pages. */
const soldOrShown = [
  ...['pages', 'faqs', 'testimonials', 'case-studies', 'resources', 'redirects'],
  ...['services', 'extensions', 'addons', 'transfer-prices', 'currencies', 'coupons', 'automatic-discounts'],
]

describe('the admin', () => {
  it('has the shop’s own mark where Payload would show its logo', () => {
    expect(admin.components.graphics).toEqual({ Icon: '/payload/admin/brand#Icon', Logo: '/payload/admin/brand#Logo' })
    expect(renderToStaticMarkup(<Logo />)).toMatch(/<svg[\s\S]*Hostfront/)
    expect(renderToStaticMarkup(<Icon />)).toMatch(/^<svg/)
  })
})

describe('what sells or is shown can be undone, and says whose change it was', () => {
  const entities = [
    ...soldOrShown.map((slug) => [slug, collections.find((each) => each.slug === slug)] as const),
    ...globals.map((each) => [each.slug, each] as const),
  ]

  it('covers the header, the footer and the settings', () => {
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

import type { RequiredDataFromCollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { faultsOf as faultsOfPage } from '../../support/cms/field-faults'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

const step = {
  title: 'Choose the name',
  description: 'Search, then take it.',
  detail: 'In full.',
  buttonLabel: 'Find a name',
  href: '/domains',
}

const blocks = {
  hero: {
    blockType: 'hero',
    heading: 'Mail that carries your name',
    lead: 'Sorted.',
    intro: 'Every plan filters spam.',
    primaryLabel: 'See the plans',
    primaryHref: '/email-hosting',
    secondaryLabel: 'How a move works',
    secondaryHref: 'https://example.com/move',
    picture: 'tags',
    showPlate: true,
  },
  'technical-features': {
    blockType: 'technical-features',
    heading: 'What it is made of',
    intro: 'Riveted.',
    groups: [{ icon: 'cpu', title: 'Machine', items: [{ name: 'Memory', value: '384 GB' }] }],
  },
  'security-features': {
    blockType: 'security-features',
    heading: 'What holds the plate',
    items: [{ icon: 'lock', title: 'Certificate', description: 'Renewed by itself.', included: 'In every plan' }],
  },
  onboarding: { blockType: 'onboarding', heading: 'Three steps', steps: [step, step, step] },
  'network-metrics': { blockType: 'network-metrics', heading: 'The network' },
  'template-gallery': {
    blockType: 'template-gallery',
    heading: 'Six ways',
    templates: [{ layout: 'shop', name: 'Counter', description: 'For shops.' }],
  },
  'domain-categories': {
    blockType: 'domain-categories',
    heading: 'By trade',
    items: [{ category: 'technology', title: 'Software', description: 'For makers.' }],
  },
} as const

type Slug = keyof typeof blocks

const pageWith = (block: object) =>
  payload.create({
    collection: 'pages',
    locale: 'en',
    data: {
      path: '/checked',
      title: 'Checked',
      layout: [block],
      _status: 'published',
    } as RequiredDataFromCollectionSlug<'pages'>,
  })

/** Keyed by path within the block, with the message shown in the admin. */
const faultsOf = async (block: object): Promise<Record<string, string>> => {
  const faults = await faultsOfPage(pageWith(block).then(({ id }) => payload.delete({ collection: 'pages', id })))
  return Object.fromEntries(Object.entries(faults).map(([path, message]) => [path.replace(/^layout\.0\./, ''), message]))
}

describe('story blocks', () => {
  it.each(Object.keys(blocks) as Slug[])('§1.8: %s can stand on any page, and comes back as it was written', async (slug) => {
    const { id, layout } = await pageWith(blocks[slug])
    expect(layout?.[0]).toMatchObject(blocks[slug])
    await payload.delete({ collection: 'pages', id })
  })

  it.each(Object.keys(blocks) as Slug[])('%s needs a heading', async (slug) => {
    expect(Object.keys(await faultsOf({ ...blocks[slug], heading: '' }))).toEqual(['heading'])
  })

  it.each(['javascript:alert(1)', '//evil.example', 'email-hosting', '/two words'])('an opening leads nowhere unsafe: %s', async (href) => {
    expect(Object.keys(await faultsOf({ ...blocks.hero, primaryHref: href }))).toEqual(['primaryHref'])
    expect(Object.keys(await faultsOf({ ...blocks.hero, secondaryHref: href }))).toEqual(['secondaryHref'])
  })

  it('allow an opening without buttons and picture', async () => {
    const { primaryHref: _first, secondaryHref: _second, ...bare } = blocks.hero
    expect(await faultsOf({ ...bare, picture: 'none' })).toEqual({})
  })

  it.each([2, 4])('§2: require three onboarding steps, not %i', async (count) => {
    expect(Object.keys(await faultsOf({ ...blocks.onboarding, steps: Array.from({ length: count }, () => step) }))).toEqual(['steps'])
  })

  it('require a link for each step', async () => {
    expect(Object.keys(await faultsOf({ ...blocks.onboarding, steps: [step, step, { ...step, href: '' }] }))).toEqual(['steps.2.href'])
  })

  it.each([
    ['hero', { picture: 'photo' }, 'picture'],
    ['template-gallery', { templates: [{ ...blocks['template-gallery'].templates[0], layout: 'casino' }] }, 'templates.0.layout'],
    ['domain-categories', { items: [{ ...blocks['domain-categories'].items[0], category: 'pets' }] }, 'items.0.category'],
  ] as const)('limit %s to what the site can render', async (slug, changes, path) => {
    expect(Object.keys(await faultsOf({ ...blocks[slug], ...changes }))).toEqual([path])
  })

  it.each([
    ['technical-features', 'groups'],
    ['security-features', 'items'],
    ['template-gallery', 'templates'],
    ['domain-categories', 'items'],
  ] as const)('require content for %s', async (slug, field) => {
    expect(Object.keys(await faultsOf({ ...blocks[slug], [field]: [] }))).toEqual([field])
  })
})

import { describe, expect, it } from 'vitest'
import { footer } from '@seed/content/globals/footer'
import { header } from '@seed/content/globals/header'
import { pages } from '@seed/content/pages/all'
import { services } from '@seed/content/services/all'
import { faqs } from '@seed/content/faqs/all'
import { testimonials } from '@seed/content/testimonials'
import type { LinkSeed } from '@seed/global-types'

/** Coded screens, not documents. */
const screens = ['/domains/search', '/cart', '/login', '/register', '/my-domains']

const answered = new Set([...pages.map(({ path }) => path), ...screens])

/** Queries and fragments belong to the same page. */
const pathOf = (href: string): string => href.replace(/[?#].*$/, '')
const unanswered = (hrefs: readonly string[]): readonly string[] => hrefs.filter((href) => !answered.has(pathOf(href)))

const menuLinks: readonly LinkSeed[] = [
  ...header.services.flatMap(({ links }) => links),
  ...header.main.flatMap(({ links, ...entry }) => [entry, ...links]),
  ...footer.columns.flatMap(({ links }) => links),
]

const blocks = pages.flatMap(({ path, layout }) => layout.map((block) => ({ path, block })))

describe('every link leads somewhere', () => {
  it('in the header and the footer', () => {
    expect(menuLinks.length).toBeGreaterThan(20)
    expect(unanswered(menuLinks.map(({ href }) => href))).toEqual([])
  })

  it('in the calls to action', () => {
    const hrefs = blocks.flatMap(({ block }) => (block.blockType === 'call-to-action' ? [block.href] : []))
    expect(hrefs.length).toBeGreaterThan(0)
    expect(unanswered(hrefs)).toEqual([])
  })

  it('§1.10: in the openings, tools and steps', () => {
    const hrefs = blocks.flatMap(({ block }) => {
      if (block.blockType === 'hero') return [block.primaryHref, block.secondaryHref].filter((href) => href !== undefined)
      if (block.blockType === 'domain-tools') return block.tools.map(({ href }) => href)
      return block.blockType === 'onboarding' ? block.steps.map(({ href }) => href) : []
    })
    expect(hrefs.length).toBeGreaterThan(10)
    expect(unanswered(hrefs)).toEqual([])
  })

  it('a page asks for one thing: at most one call to action', () => {
    const callsOf = (layout: (typeof pages)[number]['layout']) => layout.filter(({ blockType }) => blockType === 'call-to-action').length
    expect(pages.filter(({ layout }) => callsOf(layout) > 1).map(({ path }) => path)).toEqual([])
  })

  it('no call to action leads to the page it stands on', () => {
    expect(blocks.filter(({ path, block }) => block.blockType === 'call-to-action' && block.href === path).map(({ path }) => path)).toEqual(
      [],
    )
  })

  it('every page but home is reached from the header or the footer', () => {
    // §2, R3: the header's own account links.
    const accountLinks = ['/login', '/register']
    const linked = new Set([...menuLinks.map(({ href }) => href), ...accountLinks])
    expect(pages.filter(({ path }) => path !== '/' && !linked.has(path)).map(({ path }) => path)).toEqual([])
  })
})

describe('blocks name things that exist', () => {
  it('plans by their keys, and families that have plans', () => {
    const keys = new Set(services.map(({ key }) => key))
    for (const { block } of blocks) {
      if (block.blockType === 'ssl-chooser') expect(keys).toContain(block.plan)
      if (block.blockType !== 'hosting-plans') continue
      for (const { key } of block.services) expect(keys).toContain(key)
      if (block.services.length === 0)
        expect(services.filter(({ category }) => category === block.category).length).toBeGreaterThanOrEqual(3)
    }
  })

  it('customers by the domains of theirs', () => {
    const known = new Set(testimonials.map(({ domain }) => domain))
    const named = blocks.flatMap(({ block }) => (block.blockType === 'testimonials' ? (block.domains ?? []) : []))
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter(({ key }) => !known.has(key))).toEqual([])
  })

  it('§1.11: topics that have questions', () => {
    for (const { block } of blocks) {
      if (block.blockType !== 'faq' || block.topic === 'all') continue
      expect(faqs.filter(({ topic }) => topic === block.topic).length).toBeGreaterThanOrEqual(4)
    }
  })

  it('no two pages open alike', () => {
    const first = pages.map(({ layout }) => JSON.stringify(layout[0]))
    expect(new Set(first).size).toBe(pages.length)
  })
})

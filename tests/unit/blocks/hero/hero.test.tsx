import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Hero, toHeroView, type HeroPicture } from '@/blocks/hero/component'
import type { HeroBlock } from '@/payload-types'

const block = (more: Partial<HeroBlock> = {}): HeroBlock => ({
  blockType: 'hero',
  heading: 'Mail that carries your name',
  picture: 'tags',
  ...more,
})
const drawn = (more: Partial<HeroBlock> = {}, headingLevel?: 1 | 2) =>
  renderToStaticMarkup(<Hero view={toHeroView(block(more), 'de')} placeholderNames={['otterbean']} headingLevel={headingLevel} />)

const pictures: readonly HeroPicture[] = ['rack', 'rods', 'tags', 'plates', 'screws', 'ledger']
const drawingOf = (markup: string) => /<svg viewBox="0 0 560 440".*?<\/svg>/.exec(markup)?.[0] ?? ''

describe('the hero', () => {
  it('§1.8: renders the h1, or an h2 if the page has one', () => {
    expect(drawn()).toMatch(/<h1[^>]*>Mail that carries your\u00a0name<\/h1>/)
    expect(drawn({}, 2)).toMatch(/<h2[^>]*>Mail that carries your\u00a0name<\/h2>/)
    expect(drawn({}, 2)).not.toContain('<h1')
  })

  it('shrinks a long word where a phone would break it', () => {
    expect(drawn({ heading: 'Domainverwaltung: alle Domains in einer Liste.' })).toMatch(/<h1[^>]*--longest-word:/)
    expect(drawn()).not.toContain('--longest-word')
  })

  it('R1: prefixes links with the language', () => {
    const markup = drawn({
      primaryLabel: 'Tarife',
      primaryHref: '/email-hosting',
      secondaryLabel: 'Hilfe',
      secondaryHref: 'https://example.com/',
    })
    expect(markup).toContain('href="/de/email-hosting"')
    expect(markup).toContain('href="https://example.com/"')
    expect(markup.match(/button--go/g)).toHaveLength(1)
  })

  it('omits a button without label or link', () => {
    expect(drawn({ primaryLabel: 'Tarife', secondaryHref: '/x' })).not.toContain('<a')
  })

  it.each(pictures)('keeps the drawing %s under 5 KB', (picture) => {
    const drawing = drawingOf(drawn({ picture }))
    expect(drawing.length).toBeGreaterThan(400)
    expect(drawing.length).toBeLessThan(5_000)
    expect(drawing).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|gradient|filter/)
  })

  it('has a different drawing per picture', () => {
    expect(new Set(pictures.map((picture) => drawingOf(drawn({ picture })))).size).toBe(pictures.length)
  })

  it('reserves yellow for the visitor’s plate', () => {
    for (const picture of pictures) expect(drawingOf(drawn({ picture }))).not.toContain('var(--plate)')
    expect(drawn({ showPlate: true })).toContain('otterbean.com')
    expect(drawn({ showPlate: false })).not.toContain('otterbean')
  })

  it('R32: shows the editor’s own picture instead of the drawing, cropped around its focal point', () => {
    const ownPicture = {
      ...{ id: '1', alt: 'Our team', url: '/api/media/file/team.jpg', width: 1600, height: 900, focalX: 30, focalY: 40 },
      ...{ createdAt: '', updatedAt: '2026-11-28T03:00:00.000Z' },
    }
    const markup = drawn({ ownPicture, showPlate: true })
    expect(markup).toMatch(/<img alt="Our team"[^>]* width="1600" height="900"[^>]*object-position:30% 40%/)
    expect(markup).not.toContain('<svg')
    expect(markup).not.toContain('otterbean')
    expect(markup).not.toContain('aria-hidden')
    expect(markup).not.toContain('opening--tags')
    // Deleted, or not populated.
    expect(drawn({ ownPicture: null })).toContain('<svg')
    expect(drawn({ ownPicture: '1' })).toContain('<svg')
  })

  it('works without a picture', () => {
    expect(drawn({ picture: 'none' })).not.toContain('<svg')
  })
})

import { describe, expect, it } from 'vitest'

import { SecurityFeatures, toSecurityFeaturesView } from '@/blocks/security-features/component'
import { TechnicalFeatures, toTechnicalFeaturesView } from '@/blocks/technical-features/component'
import { TechnologyStack } from '@/blocks/technology-stack/component'
import { TemplateGallery, toTemplateGalleryView, type TemplateLayout } from '@/blocks/template-gallery/component'
import { drawInWords } from '../../../support/draw-in-words'

describe('technical features', () => {
  const view = toTechnicalFeaturesView({
    blockType: 'technical-features',
    heading: 'What it is made of',
    groups: [
      {
        icon: 'cpu',
        title: 'Machine',
        items: [
          { name: 'Memory', value: '384 GB' },
          { name: 'Drives', value: 'NVMe' },
        ],
      },
    ],
  })

  it('§1.9: render data sheets of names and values', () => {
    expect(drawInWords(<TechnicalFeatures view={view} />)).toContain(
      '<dl><div><dt>Memory</dt><dd>384 GB</dd></div><div><dt>Drives</dt><dd>NVMe</dd></div></dl>',
    )
  })

  it('render nothing without a sheet', () => {
    expect(drawInWords(<TechnicalFeatures view={{ ...view, groups: [] }} />)).toBe('')
  })
})

describe('security features', () => {
  const item = (title: string, included: string | null) => ({ icon: 'lock', title, description: 'It holds.', included })
  const view = toSecurityFeaturesView({
    blockType: 'security-features',
    heading: 'What holds the plate',
    items: [item('Certificate', 'In every plan'), item('Firewall', 'From Pro'), item('Backups', null)],
  })
  const drawn = (locale: 'en' | 'de' = 'en') => drawInWords(<SecurityFeatures view={view} placeholderNames={['otterbean']} />, locale)

  it('§1.9: say what protects and where it is included', () => {
    expect([...drawn().matchAll(/protections__included">([^<]+)</g)].map(([, words]) => words)).toEqual(['In every plan', 'From Pro'])
  })

  it('have a decorative picture with a screw for each', () => {
    expect(drawn().match(/screwed-plate__screw/g)).toHaveLength(3)
    expect(drawn()).toMatch(/aria-hidden="true"[^>]*>(?:(?!<\/svg>).)*screwed-plate__screw/)
  })
})

describe('the template gallery', () => {
  const layouts: readonly TemplateLayout[] = ['shop', 'portfolio', 'restaurant', 'journal', 'studio', 'event']
  const view = toTemplateGalleryView({
    blockType: 'template-gallery',
    heading: 'Six ways',
    templates: layouts.map((layout) => ({ layout, name: layout, description: `For a ${layout}` })),
  })
  const markup = drawInWords(<TemplateGallery view={view} placeholderNames={['otterbean']} />)
  const drawings = markup.match(/<svg viewBox="0 0 560 300".*?<\/svg>/g) ?? []

  it('renders six different layouts, under 5 KB, in design tokens', () => {
    expect(new Set(drawings).size).toBe(6)
    for (const drawing of drawings) {
      expect(drawing.length).toBeLessThan(5_000)
      expect(drawing).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|var\(--plate\)/)
    }
  })

  it('R30: previews each layout in full and on a phone, and links to the builder', () => {
    for (const layout of layouts) {
      expect(markup).toContain(`Use ${layout}`)
      expect(markup).toContain(`Preview ${layout}`)
    }
    expect(markup.match(/<use href="#/g)).toHaveLength(12)
    expect(markup.match(/href="\/en\/website-builder"/g)).toHaveLength(6)
  })

  it('shows each at the visitor’s domain, and what it suits', () => {
    expect(markup.match(/otterbean\.com/g)).toHaveLength(6)
    for (const layout of layouts) expect(markup).toContain(`For a ${layout}`)
  })
})

describe('the technology stack', () => {
  const items = [
    { key: 'php', name: 'PHP', description: 'Three versions.' },
    { key: 'git', name: 'Git', description: null },
  ]

  it('§2.41: lists the technologies, and expands their purpose without script', () => {
    const markup = drawInWords(<TechnologyStack view={{ heading: 'Runs', items }} />)
    expect(markup).toMatch(/<li translate="no">PHP<\/li><li translate="no">Git<\/li>/)
    expect(markup).toMatch(
      /<details[^>]*><summary>What each one is for<\/summary><dl><div><dt translate="no">PHP<\/dt><dd>Three versions.<\/dd><\/div><\/dl>/,
    )
  })

  it('expands nothing without descriptions, and renders nothing without technologies', () => {
    expect(drawInWords(<TechnologyStack view={{ heading: 'Runs', items: items.slice(1) }} />)).not.toContain('<details')
    expect(drawInWords(<TechnologyStack view={{ heading: 'Runs', items: [] }} />)).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { pathAliases } from '@/lib/config/aliases'
import { pages } from '@seed/content/pages/all'

// Paths typed from the site map of the specification (§2), independent of the code.
const documents = [
  '/',
  '/about',
  '/contact',
  '/support',
  '/knowledge-base',
  '/pricing',
  '/features',
  '/hosting',
  '/shared-hosting',
  '/vps-hosting',
  '/dedicated-servers',
  '/cloud-hosting',
  '/wordpress-hosting',
  '/ecommerce-hosting',
  '/domains',
  '/domains/transfer',
  '/domains/management',
  '/domains/whois',
  '/domains/bulk-search',
  '/domains/dns',
  '/domains/protection',
  '/email-hosting',
  '/email/professional',
  '/email/marketing',
  '/website-builder',
  '/website/templates',
  '/website/ecommerce',
  '/ssl-certificates',
  '/ssl/wildcard',
  '/ssl/extended-validation',
  '/services',
  '/services/backup',
  '/services/cdn',
  '/services/monitoring',
  '/services/security',
  '/customization',
  '/customization/server',
  '/customization/hosting',
  '/customization/hosting-advanced',
  '/customization/domain',
  '/customization/email',
  '/customization/security',
  '/customization/templates',
  '/legal/terms-of-service',
  '/legal/privacy-policy',
  '/legal/cookie-policy',
  '/legal/sla-agreement',
  '/gdpr',
]

/** Required by law, not by the specification. */
const legal = ['/legal/withdrawal', '/legal/imprint']

const paths: readonly string[] = pages.map(({ path }) => path)
const blockTypes = (path: string) => pages.find((page) => page.path === path)?.layout.map(({ blockType }) => blockType) ?? []
const families = ['/shared-hosting', '/vps-hosting', '/dedicated-servers', '/cloud-hosting', '/wordpress-hosting', '/ecommerce-hosting']

describe('§2: every canonical page is a document', () => {
  it.each([...documents, ...legal])('%s', (path) => expect(paths).toContain(path))

  it('§2.3, R2: one page, one address', () => {
    expect(new Set(paths).size).toBe(paths.length)
    expect(pathAliases.filter(({ alias }) => paths.includes(alias))).toEqual([])
    expect(pathAliases.filter(({ canonical }) => !paths.includes(canonical))).toEqual([])
  })
})

describe('§2: pages hold the sections that the site map names', () => {
  it('home, in the order of the decision', () => {
    const named = [
      'domain-hero',
      'trust-stats',
      'hosting-plans',
      'features-grid',
      'onboarding',
      'testimonials',
      'domain-pricing',
      'faq',
      'call-to-action',
    ]
    expect(blockTypes('/')).toEqual(named)
  })

  it.each(['technology-stack', 'network-metrics', 'case-studies', 'ssl-plans', 'resource-centre', 'migration-form'])(
    '§1.5: %s is on a page of its subject',
    (type) => {
      expect(pages.some(({ path, layout }) => path !== '/' && layout.some(({ blockType }) => blockType === type))).toBe(true)
    },
  )

  it.each(families)('§1.4: %s: plans, configuration summary, technical features, testimonials, questions', (path) => {
    expect(blockTypes(path)).toEqual(
      expect.arrayContaining(['hosting-plans', 'hosting-summary', 'technical-features', 'testimonials', 'faq']),
    )
  })

  it.each([
    ['/hosting', ['hosting-plans', 'pricing-comparison', 'migration-form']],
    ['/services', ['services-grid']],
    ['/pricing', ['pricing-comparison', 'domain-pricing', 'ssl-plans', 'email-plans', 'faq']],
    ['/features', ['features-grid', 'technical-features', 'security-features']],
  ])('%s: %s', (path, types) => expect(blockTypes(path)).toEqual(expect.arrayContaining(types)))

  it.each(['backup', 'cdn', 'monitoring', 'security'])(
    '§2.18: /services/%s shows its own services and answers its own questions',
    (topic) => {
      const layout = pages.find(({ path }) => path === `/services/${topic}`)?.layout ?? []
      expect(layout.some((block) => block.blockType === 'services-grid' && block.defaultCategory !== 'all')).toBe(true)
      expect(layout.some((block) => block.blockType === 'faq' && block.topic === topic)).toBe(true)
    },
  )

  it.each(documents.filter((path) => path.startsWith('/customization/')))('§2.19: %s is a configurator', (path) => {
    expect(blockTypes(path)).toContain('configurator')
  })
})

it('no three pages are put together alike', () => {
  const withoutForms = pages.filter(({ path }) => !/^\/(?:legal|gdpr)/.test(path))
  const alike = new Map<string, readonly string[]>()
  for (const { path, layout } of withoutForms) {
    const skeleton = layout.map(({ blockType }) => blockType).join(' ')
    alike.set(skeleton, [...(alike.get(skeleton) ?? []), path])
  }
  expect([...alike.values()].filter((same) => same.length > 2)).toEqual([])
})

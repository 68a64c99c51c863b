import { describe, expect, it } from 'vitest'
import { seedLocales } from '@seed/locales'
import { footer } from '@seed/content/globals/footer'
import { header } from '@seed/content/globals/header'
import { home } from '@seed/content/pages/home'

// Paths typed from §2 of the specification; aliases are resolved (R2).

const hrefs = (links: readonly { readonly href: string }[]): readonly string[] => links.map(({ href }) => href)

describe('§2, header', () => {
  it('§2.6: the Services dropdown has its three groups', () => {
    expect(header.services.map(({ title, links }) => [title.en, hrefs(links)])).toEqual([
      ['Web hosting', ['/shared-hosting', '/vps-hosting', '/dedicated-servers', '/wordpress-hosting', '/ecommerce-hosting']],
      ['Cloud services', ['/cloud-hosting', '/services?type=storage', '/services?type=cdn', '/services?type=loadbalancer']],
      ['Security & tools', ['/ssl-certificates', '/email-hosting', '/website-builder', '/domains/transfer']],
    ])
  })

  it('§1.17, §2.21: the main navigation has its six dropdowns, in order', () => {
    const dropdowns = header.main.filter(({ links }) => links.length > 0)
    expect(dropdowns.map(({ label }) => label.en)).toEqual([
      'Hosting',
      'Domains',
      'Website builder',
      'SSL certificates',
      'Customization',
      'Services',
    ])
  })

  it('§2.21: only the website builder is marked New', () => {
    expect(header.main.filter(({ badge }) => badge !== undefined).map(({ href, badge }) => [href, badge?.en])).toEqual([
      ['/website-builder', 'New'],
    ])
  })

  it('R30: home and menu lead people without technical knowledge to the website builder', () => {
    const menu = header.main.find(({ href }) => href === '/website-builder')
    expect(menu?.links[0]?.label.en).toContain('without code')
    const steps = home.layout.flatMap((block) => (block.blockType === 'onboarding' ? block.steps : []))
    expect(steps.find(({ href }) => href === '/website-builder')?.description.en).toContain('No technical knowledge?')
  })

  it('§2.5: domains, features, support and about are one press away', () => {
    expect(hrefs(header.main)).toEqual(expect.arrayContaining(['/domains', '/features', '/support', '/about']))
  })

  it('R3: the groups hang in the one entry called Services', () => {
    const entries = header.main.filter(({ href }) => href === '/services')
    expect(entries.map(({ label }) => label)).toEqual([header.servicesLabel])
  })

  it.each(seedLocales)('R3: no entry of the Services dropdown is part of another’s name in %s', (locale) => {
    const own = header.main.find(({ href }) => href === '/services')?.links ?? []
    const names = [...header.services.flatMap(({ links }) => links), ...own].map(({ label }) => label[locale])
    const repeats = names.filter((name) => names.some((other) => other !== name && other.startsWith(`${name} `)))
    expect(repeats).toEqual([])
  })

  it.each(seedLocales)('no dropdown names two pages alike in %s', (locale) => {
    for (const { label, links } of [...header.main, ...header.services.map(({ title, links: own }) => ({ label: title, links: own }))]) {
      expect(new Set(links.map((link) => link.label[locale])).size, label.en).toBe(links.length)
    }
  })
})

describe('R3: the menu', () => {
  it.each(seedLocales)(
    'says in one sentence what each group is for, at most 90 characters long and never the same twice, in %s',
    (locale) => {
      const groups = [...header.services, ...header.main.filter(({ links }) => links.length > 0)]
      const sentences = groups.map(({ description }) => description?.[locale] ?? '')
      expect(sentences.filter((sentence) => !/^\p{Lu}.{10,88}\.$/u.test(sentence))).toEqual([])
      expect(new Set(sentences).size).toBe(groups.length)
    },
  )
})

describe('§2, footer', () => {
  it('§2.12: names all twenty pages', () => {
    const linked = footer.columns.flatMap(({ links }) => hrefs(links))
    const named = [
      '/shared-hosting',
      '/vps-hosting',
      '/dedicated-servers',
      '/cloud-hosting',
      '/wordpress-hosting',
      '/ecommerce-hosting',
      '/domains',
      '/domains/transfer',
      '/ssl-certificates',
      '/features',
      '/email-hosting',
      '/website-builder',
      '/support',
      '/knowledge-base',
      '/services',
      '/about',
      '/legal/privacy-policy',
      '/legal/terms-of-service',
      '/legal/cookie-policy',
      '/legal/sla-agreement',
    ]
    expect(named.filter((href) => !linked.includes(href))).toEqual([])
    expect(new Set(linked).size).toBe(linked.length)
  })
})

import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pathAliases } from '@/lib/config/aliases'
import { pages } from '@seed/content/pages/all'

const frames = ['(checkout)', '(site)'].map((frame) => path.resolve(import.meta.dirname, '../../../src/app', frame, '[lang]'))

/** CMS page, coded screen, or an alias of either (R2). */
const isServed = (address: string): boolean => {
  const asked = address.split('?')[0] ?? address
  const canonical = pathAliases.find(({ alias }) => alias === asked)?.canonical ?? asked
  return pages.some((page) => page.path === canonical) || frames.some((frame) => existsSync(path.join(frame, canonical, 'page.tsx')))
}

const unserved = (...addresses: readonly string[]): readonly string[] => addresses.filter((address) => !isServed(address))

// Paths typed from §2 of the specification, independent of the code.

describe('§2: routes', () => {
  it('detects a path that nothing serves', () => expect(unserved('/no-such-page')).toEqual(['/no-such-page']))

  it('§2.7: header, Web Hosting', () =>
    expect(unserved('/shared-hosting', '/vps-hosting', '/dedicated-servers', '/wordpress-hosting', '/ecommerce-hosting')).toEqual([]))

  it('§2.8: header, Cloud Services', () =>
    expect(unserved('/cloud-hosting', '/services?type=storage', '/services?type=cdn', '/services?type=loadbalancer')).toEqual([]))

  it('§2.9: header, Security & Tools', () =>
    expect(unserved('/ssl-certificates', '/email-hosting', '/website-builder', '/domain/transfer')).toEqual([]))

  it('§2.5, §6.1: header, single links and login', () =>
    expect(unserved('/', '/domains', '/features', '/support', '/about', '/login')).toEqual([]))

  it('§2.11, §6.2: header and user menu when logged in', () =>
    expect(unserved('/dashboard', '/my-domains', '/support', '/profile', '/settings')).toEqual([]))

  it('§2.12: footer', () =>
    expect(
      unserved(
        ...['/shared-hosting', '/vps-hosting', '/dedicated-servers', '/cloud-hosting', '/wordpress-hosting', '/ecommerce-hosting'],
        ...[
          '/domains',
          '/domains/transfer',
          '/ssl-certificates',
          '/features',
          '/email-hosting',
          '/website-builder',
          '/support',
          '/knowledge-base',
        ],
        ...['/services', '/about', '/legal/privacy-policy', '/legal/terms-of-service', '/legal/cookie-policy', '/legal/sla-agreement'],
      ),
    ).toEqual([]))

  it('§2.13: site map, general', () =>
    expect(
      unserved(
        '/',
        '/about',
        '/contact',
        '/support',
        '/knowledge-base',
        '/pricing',
        '/features',
        '/login',
        '/register',
        '/profile',
        '/settings',
      ),
    ).toEqual([]))

  it('§2.14: site map, hosting', () =>
    expect(
      unserved('/hosting', ...['shared', 'vps', 'cloud', 'dedicated', 'wordpress', 'ecommerce'].map((family) => `/hosting/${family}`)),
    ).toEqual([]))

  it('§2.15: site map, domains and their tools', () =>
    expect(
      unserved(
        '/domains',
        ...['search', 'transfer', 'management', 'whois', 'bulk-search', 'dns', 'protection'].map((tool) => `/domains/${tool}`),
      ),
    ).toEqual([]))

  it('§2.16: site map, email and website', () =>
    expect(
      unserved(
        '/email',
        '/email/hosting',
        '/email/professional',
        '/email/marketing',
        '/website',
        '/website-builder',
        '/website/templates',
        '/website/ecommerce',
      ),
    ).toEqual([]))

  it('§2.17: site map, SSL', () => expect(unserved('/ssl', '/ssl/certificates', '/ssl/wildcard', '/ssl/extended-validation')).toEqual([]))

  it('§2.18: site map, services', () =>
    expect(unserved('/services', '/services/backup', '/services/cdn', '/services/monitoring', '/services/security')).toEqual([]))

  it('§2.19: site map, customization', () =>
    expect(
      unserved(
        '/customization',
        ...['server', 'hosting', 'hosting-advanced', 'domain', 'email', 'security', 'templates'].map((part) => `/customization/${part}`),
      ),
    ).toEqual([]))

  it('§2.20: site map, legal', () =>
    expect(unserved('/legal/terms-of-service', '/legal/privacy-policy', '/legal/cookie-policy', '/legal/sla-agreement', '/gdpr')).toEqual(
      [],
    ))

  it('§2.2: the cart proceeds to /checkout', () => expect(unserved('/checkout')).toEqual([]))
})

import { describe, expect, it } from 'vitest'
import { buildBreadcrumbs } from '@/core/navigation/breadcrumbs'

const pages: Readonly<Record<string, { label: string; path?: string }>> = {
  '/': { label: 'Home' },
  '/services': { label: 'Services' },
  '/services/backup': { label: 'Backup' },
  '/ssl': { label: 'SSL certificates', path: '/ssl-certificates' },
  '/ssl/wildcard': { label: 'Wildcard' },
  '/orders/ORD-1': { label: 'Order ORD-1' },
}
const crumbs = (path: string) => buildBreadcrumbs(path, (step) => pages[step])

describe('buildBreadcrumbs', () => {
  it('§2.24, R7: are empty for Home alone', () => {
    expect(crumbs('/')).toEqual([])
    expect(crumbs('')).toEqual([])
  })

  it('R7: count Home, so one page below it shows two', () => {
    expect(crumbs('/services')).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Services', href: null },
    ])
  })

  it('§2.24: start at Home, and the last one is not a link', () => {
    expect(crumbs('/services/backup/')).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services' },
      { label: 'Backup', href: null },
    ])
  })

  it('R2: link the canonical path of an alias', () => {
    expect(crumbs('/ssl/wildcard')[1]).toEqual({ label: 'SSL certificates', href: '/ssl-certificates' })
  })

  it('R7: omit levels that are no page', () => {
    expect(crumbs('/orders/ORD-1').map(({ label }) => label)).toEqual(['Home', 'Order ORD-1'])
    expect(crumbs('/nowhere')).toEqual([])
  })
})

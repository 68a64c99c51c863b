import { describe, expect, it } from 'vitest'
import { toMenus } from '@/features/site-header/to-menus'
import type { Header } from '@/payload-types'

const link = (href: string, label: string) => ({ href, label })

const header = (main: Header['main']): Header => ({
  id: 'header',
  servicesLabel: 'Services',
  services: [
    { title: 'Web hosting', links: [link('/shared-hosting', 'Shared hosting')] },
    { title: 'Cloud services', links: [link('/services?type=cdn', 'Content delivery')] },
  ],
  main,
})

describe('R3: the merged header', () => {
  it('§2.6: puts service groups into the entry for /services, before its own links, which get a title', () => {
    const menus = toMenus(
      header([link('/domains', 'Domains'), { ...link('/services', 'Services'), links: [link('/services/backup', 'Backups')] }]),
      'es',
      'Servicios adicionales',
    )
    expect(menus.map(({ label, groups }) => [label, groups.map(({ title, links }) => [title, links.map(({ href }) => href)])])).toEqual([
      ['Domains', []],
      [
        'Services',
        [
          ['Web hosting', ['/es/shared-hosting']],
          ['Cloud services', ['/es/services?type=cdn']],
          ['Servicios adicionales', ['/es/services/backup']],
        ],
      ],
    ])
  })

  it('puts them first without such an entry, under their own label', () => {
    const menus = toMenus(header([link('/domains', 'Domains')]), 'en')
    expect(menus.map(({ label, groups }) => [label, groups.length])).toEqual([
      ['Services', 2],
      ['Domains', 0],
    ])
  })

  it('R3: each group says what it is for: those of the services menu, the rest of it, and every other dropdown', () => {
    const [hosting, cloud] = header([]).services ?? []
    const menus = toMenus(
      {
        ...header([
          { ...link('/domains', 'Domains'), description: 'Find a domain.', links: [link('/domains/whois', 'WHOIS')] },
          { ...link('/services', 'Services'), description: 'Extras.', links: [link('/services/backup', 'Backups')] },
        ]),
        services: [
          { ...hosting, description: 'Plans for a website.' },
          { ...cloud, description: '' },
        ],
      },
      'en',
      'More services',
    )
    expect(menus.map(({ groups }) => groups.map(({ description }) => description))).toEqual([
      ['Find a domain.'],
      ['Plans for a website.', undefined, 'Extras.'],
    ])
  })

  it('no menu stands twice under one name', () => {
    const menus = toMenus(header([link('/services', 'Services'), link('/domains', 'Domains')]), 'en')
    expect(menus.map(({ label }) => label)).toEqual(['Services', 'Domains'])
  })
})

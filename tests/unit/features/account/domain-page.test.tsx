import { describe, expect, it, vi } from 'vitest'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { DomainPage } from '@/features/account/domain-page'
import { ttlOptions } from '@/features/account/domain-words'
import type { DomainContacts } from '@/core/domains/registrar'
import type { DomainDns } from '@/modules/domains/dns/dns.service'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/account-actions', () => ({ switchDomainAction: async () => null }))
vi.mock('@/features/account/actions/domain-actions', () => ({
  recordAction: async () => null,
  nameserversAction: async () => null,
  presetAction: async () => null,
  contactAction: async () => null,
}))

const dns: DomainDns = {
  domain: 'otter.com',
  nameservers: null,
  ours: ['ns1.shop.test', 'ns2.shop.test'],
  task: null,
  saved: [],
  zone: {
    kind: 'zone',
    sets: [
      { name: '@', type: 'MX', ttl: 3600, values: ['10 mail.example.com'], version: 'first', isShopRecord: true },
      { name: 'www', type: 'A', ttl: 300, values: ['192.0.2.1', '192.0.2.2'], version: 'second', isShopRecord: false },
    ],
  },
}
const registrant: DomainContacts['registrant'] = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+442079460000',
  line1: '12 St James Square',
  city: 'London',
  postalCode: 'SW1Y 4JH',
  country: 'GB',
}

const draw = (more: Partial<DomainDns> = {}, contacts: DomainContacts | null = null, task: 'open' | null = null): string =>
  drawInWords(<DomainPage dns={{ ...dns, ...more }} owners={{ contacts, task }} owner="ada@example.com" renewal={null} />)

const hiddenOf = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`, 'g'))].map(([, value]) => value ?? '')

const renewed: AccountDomain = {
  domain: 'otter.com',
  state: 'registered',
  registeredAt: null,
  expiresAt: '2029-03-10T00:00:00.000Z',
  until: null,
  autoRenew: true,
  autoCharge: true,
  renewsBy: 'card',
  charge: { at: '2029-02-08T00:00:00.000Z', card: { brand: 'visa', lastFour: '4242' }, isRetry: false },
  isLocked: true,
  renewableYears: 9,
  renewal: 14.99,
  currency: 'USD',
  addons: [],
  orderNumber: null,
}

describe('the domain page', () => {
  it('U50: states card, date and price of its renewal, with the switch', () => {
    const pageOf = (domain: AccountDomain) =>
      drawInWords(
        <DomainPage dns={dns} owners={{ contacts: null, task: null }} owner="ada@example.com" renewal={{ domain, year: '$14.99' }} />,
      )
    for (const said of ['Visa ···· 4242', 'Feb 8, 2029', '$14.99', 'aria-checked="true"']) expect(pageOf(renewed)).toContain(said)
    const declined = pageOf({ ...renewed, charge: renewed.charge && { ...renewed.charge, isRetry: true } })
    expect(declined).toContain('was declined')
    const off = pageOf({ ...renewed, autoCharge: false, renewsBy: 'order', charge: null })
    expect(off).toContain('Does not renew automatically')
    expect(off).toContain('aria-checked="false"')
    expect(pageOf({ ...renewed, renewsBy: 'order', charge: null })).toContain('no card can be charged')
  })

  it('N6: has a form per record set with the version it was rendered from', () => {
    const html = draw()
    // Edit and remove forms of each set, and the form for a new one.
    expect(hiddenOf(html, 'expectedVersion')).toEqual(['first', 'first', 'second', 'second', 'new'])
    expect(html).toContain('www.otter.com')
    expect(html).toContain('192.0.2.1\n192.0.2.2</textarea>')
    expect(html).toContain('Remove www A')
  })

  it('N6: reports an unresponsive server, and offers nothing to overwrite', () => {
    const html = draw({ zone: { kind: 'unknown' } })
    expect(html).toContain('are not responding')
    expect(hiddenOf(html, 'expectedVersion')).toEqual([])
  })

  it('N8: offers our nameservers or others, only others if the shop has none, and says what the registry gets', () => {
    expect(draw()).toContain('Our nameservers: ns1.shop.test, ns2.shop.test')
    const others = draw({ ours: [], nameservers: ['ns1.example.net', 'ns2.example.net'], zone: null, task: 'failed' })
    expect(others).not.toContain('value="ours"')
    expect(others).toContain('ns1.example.net\nns2.example.net</textarea>')
    expect(others).toContain('rejected the last change')
  })

  it('L9: warns that website and email use other nameservers, and offers to return to the saved records', () => {
    expect(draw()).toContain('your website and mail follow the DNS records on those servers')
    expect(draw()).not.toContain('id="form-nameservers-back"')
    const { zone } = dns
    const saved = zone?.kind === 'zone' ? zone.sets : []
    const html = draw({ nameservers: ['ns1.example.net', 'ns2.example.net'], zone: null, saved })
    for (const said of ['2 DNS record sets are kept here', 'Switch back to our nameservers', '192.0.2.2']) expect(html).toContain(said)
    expect(hiddenOf(html, 'kind')).toEqual(['ours'])
  })

  it('L10: lists records in a table of type, name, value and TTL', () => {
    const html = draw()
    expect([...html.matchAll(/<th scope="col">([^<]*)/g)].map(([, head]) => head)).toEqual(['Type', 'Name', 'Values', 'TTL'])
    expect(html).toMatch(/<th scope="row">A<\/th><td>www.otter.com<\/td>.*5 minutes/)
  })

  it('N9: asks for the owner first, and explains a change of ownership before it', () => {
    expect(hiddenOf(draw(), 'role')).toEqual(['registrant'])
    const html = draw({}, { registrant }, 'open')
    expect(hiddenOf(html, 'role')).toEqual(['registrant', 'administrative', 'billing'])
    expect(html).toContain('Owner (registrant): Ada Lovelace')
    expect(html).toContain('Changing the owner transfers the domain')
    expect(html).toMatch(/<input[^>]*name="phone"[^>]*value="\+442079460000"|<input[^>]*value="\+442079460000"[^>]*name="phone"/)
  })

  it('N7: formats TTLs as text, including the current one', () => {
    expect(ttlOptions('en', 1200).map(({ label }) => label)).toEqual(['5 minutes', '20 minutes', '1 hour', '4 hours', '1 day'])
    expect(ttlOptions('de').map(({ label }) => label)).toEqual(['5 Minuten', '1 Stunde', '4 Stunden', '1 Tag'])
  })
})

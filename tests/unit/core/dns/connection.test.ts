import { describe, expect, it } from 'vitest'
import { compareRecords, mergedSet, microsoftRecords, recordPresets, stateOfConnection, wantedRecords } from '@/core/dns/connection'
import { findConflict, parseRecordSet, type RecordSet } from '@/core/dns/records'

const access = {
  address: 'a.localhost',
  user: 'u',
  panel: 'https://panel.a.localhost',
  ipv4: '203.0.113.7',
  ipv6: '2001:db8::7',
  mailHost: 'mail.a.localhost',
}
const hosting = wantedRecords('hosting', access, 'letsencrypt.org')
const setOf = (name: string, type: RecordSet['type'], ...values: readonly string[]): RecordSet => ({ name, type, ttl: 300, values })
const states = (sets: readonly RecordSet[]) =>
  Object.fromEntries(compareRecords(sets, hosting).map(({ wanted, state }) => [`${wanted.name} ${wanted.type}`, state]))

describe('the records of a plan', () => {
  it('C4: cover the site and its mailboxes', () => {
    expect(hosting.map(({ name, type, values }) => `${name} ${type} ${values.join()}`)).toEqual([
      '@ A 203.0.113.7',
      '@ AAAA 2001:db8::7',
      'www A 203.0.113.7',
      'www AAAA 2001:db8::7',
      '@ MX 10 mail.a.localhost',
      '@ TXT v=spf1 a:mail.a.localhost ~all',
      '_dmarc TXT v=DMARC1; p=quarantine',
    ])
    expect(wantedRecords('email', access, 'letsencrypt.org').every(({ purpose }) => purpose === 'mail')).toBe(true)
    expect(wantedRecords('ssl', null, 'letsencrypt.org').map(({ values }) => values)).toEqual([['0 issue "letsencrypt.org"']])
    expect(wantedRecords('hosting', null, 'letsencrypt.org')).toEqual([])
  })

  it('C8: include the DKIM key once the host reports it', () => {
    const dkim = { selector: 'hf1', publicKey: `${'A'.repeat(391)}=` }
    const signed = wantedRecords('email', { ...access, dkim }, 'letsencrypt.org').at(-1)
    expect(signed).toMatchObject({ name: 'hf1._domainkey', type: 'TXT', values: [`v=DKIM1; k=rsa; p=${dkim.publicKey}`] })
    expect(parseRecordSet('riverbank.com', { ...setOf('', 'A'), ...signed })).toMatchObject({ ok: true })
    const [other] = compareRecords([setOf('hf1._domainkey', 'TXT', 'v=DKIM1; k=rsa; p=other')], signed ? [signed] : [])
    expect(other?.state).toBe('differs')
  })

  it('C4, C5: are valid and do not conflict with each other', () => {
    for (const sets of [hosting, recordPresets.google, recordPresets.parked, microsoftRecords('riverbank.com')]) {
      for (const each of sets) {
        expect(parseRecordSet('riverbank.com', each)).toEqual({
          ok: true,
          value: { name: each.name, type: each.type, ttl: each.ttl, values: each.values },
        })
        expect(findConflict(sets, each)).toBeNull()
      }
    }
  })

  it('C4: are missing in an empty zone and present once written', () => {
    expect(new Set(Object.values(states([])))).toEqual(new Set(['missing']))
    expect(stateOfConnection(compareRecords([], hosting))).toBe('missing')
    expect(stateOfConnection(compareRecords(hosting, hosting))).toBe('connected')
    expect(stateOfConnection([])).toBe('waiting')
  })

  it('C4: never replace the owner’s records', () => {
    const own = [
      setOf('@', 'A', '198.51.100.1'),
      setOf('www', 'CNAME', 'pages.example.net'),
      setOf('@', 'TXT', 'v=spf1 -all', 'verification=1'),
    ]
    expect(states(own)).toMatchObject({ '@ A': 'differs', '@ AAAA': 'missing', 'www A': 'differs', '@ TXT': 'differs', '@ MX': 'missing' })
    expect(stateOfConnection(compareRecords(own, hosting))).toBe('differs')
  })

  it('C4: leave unrelated TXT records unchanged', () => {
    const before = setOf('@', 'TXT', 'verification=1')
    const spf = hosting.find(({ name, type }) => name === '@' && type === 'TXT')
    expect(states([before])['@ TXT']).toBe('missing')
    expect(spf && mergedSet(before, spf)).toEqual(setOf('@', 'TXT', 'verification=1', 'v=spf1 a:mail.a.localhost ~all'))
  })
})

import { describe, expect, it } from 'vitest'
import { seedLocales } from '@seed/locales'
import { everyText, wordsOf } from './every-text'

/** Texts that are equal in two languages on purpose. */
const sameOnPurpose = [
  // names of plans, products and things
  /^(?:Shared|VPS|Dedicated|Cloud|WordPress|Store|Mail) \w+$/,
  /^(?:WordPress|SSL|CDN|VPS|Cloud|Hosting|Domains|Support|Services|Name|Legal|Migration|Backups?|Websites?|Stock|Snapshots|Staging|Volume|E-Commerce|Euro|Pages|Traffic|Regions?)$/,
  /^(?:(?:WordPress|Cloud) hosting|Email marketing|Monitoring)$/i,
  // figures, units and abbreviations
  /^[\d\s.,·/×–-]+(?:[A-Za-z/%]{1,8}| MB avant)?$/,
  /^(?:CPU|RAM|IOPS|ECC|24\/7|SSD|NVMe|API|0 (?:€|\$))$/,
  /^\d+ (?:vCPU|GB|TB|MB)(?: .*)?$/,
  /^\d+ vCPU, \d+ GB RAM$/,
  /^CDN, \d+ TB$/,
  /^[\d.]+ × [\d.]+ (?:GB|TB) (?:SSD|NVMe)$/,
  /^[\d,. ]+ USD$/,
  // records, protocols, sample domains, addresses
  /^(?:A|AAAA|CNAME|MX|TXT|NS|CAA|SPF|DKIM|DMARC|IMAP|SMTP|SSL\/TLS)$/,
  /^(?:[\w-]+\.)+(?:com|net|org)$/,
  /^\S+@hostfront\.example$/,
  // names of software, protocols and formats, alone or in a list
  /^(?:(?:nginx|HTTP\/[\d.]+|TLS [\d.]+|AES-256|MariaDB|MySQL|PostgreSQL|Redis|SFTP|SSH|Git|IMAP|POP3|SMTP|SPF|DKIM|DMARC|KVM|Debian|Ubuntu|AlmaLinux|cloud-init|Terraform|Ansible|Docker|WebP|AVIF|WP-CLI|Composer|Brotli|gzip|IPv[46])(?:, |$))+$/,
  // words the languages share
  /^(?:Director|Minutes|General|Support|Volume|Machine|Mail|Port|Imports|Distance|Compression|Virtualisation|Catalogue|Software|Hardware|Subdomains|Updates|Server|Firewall)$/,
]

const isSameOnPurpose = (text: string): boolean => sameOnPurpose.some((pattern) => pattern.test(text))

describe('R6: every text stands in four languages of its own', () => {
  it('finds the texts at all', () => expect(everyText.length).toBeGreaterThan(900))

  it.each(seedLocales)('nothing is empty or untidy in %s', (locale) => {
    const untidy = everyText.filter(({ text }) => {
      const words = wordsOf(text[locale])
      return words.length === 0 || words.some((word) => word.trim() === '' || word !== word.trim() || /\s{2}/.test(word))
    })
    expect(untidy.map(({ at }) => at)).toEqual([])
  })

  it.each(seedLocales.filter((locale) => locale !== 'en'))('§1.20: %s is no copy of English', (locale) => {
    const copies = everyText.flatMap(({ at, text }) => {
      const english = wordsOf(text.en)
      return wordsOf(text[locale]).flatMap((word, index) => (word === english[index] && !isSameOnPurpose(word) ? [`${at}: ${word}`] : []))
    })
    expect(copies).toEqual([])
  })

  it('a rich text has as many passages in every language', () => {
    const uneven = everyText.filter(({ text }) => new Set(seedLocales.map((locale) => wordsOf(text[locale]).length)).size > 1)
    expect(uneven.map(({ at }) => at)).toEqual([])
  })
})

it('German joins its compounds', () => {
  const apart = /\b(?:SSL|DV|OV|EV|VPS|WordPress|E-Mail|Domain|Cloud) (?:Zertifikat|Hosting|Tarif|Adresse|Name|Postfach)/
  expect(everyText.flatMap(({ at, text }) => wordsOf(text.de).flatMap((word) => (apart.test(word) ? [`${at}: ${word}`] : [])))).toEqual([])
})

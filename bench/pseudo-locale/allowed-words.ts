import { collectionSeeds, globalSeeds } from '../../seed/collections'
import { namesIn } from './pseudo-content'
import { wordsOf } from './untranslated-words'

/** Proper names that are equal in every language and not in the seed. */
const names = [
  // language endonyms and the brand
  'English Español Français Deutsch',
  'Hostfront',
  // currencies, and symbols `Intl` uses for them
  'USD EUR GBP CAD AUD JPY INR US CA A',
  // certificate validation levels, untranslated everywhere
  'DV OV EV',
  // protocols, record types and units
  'SSL TLS DNS DNSSEC WHOIS RDAP HTTP HTTPS IP IPv FTP SFTP SSH SMTP IMAP TXT MX CNAME NS CAA SOA AAAA PTR TTL EPP CPU vCPU RAM NVMe SSD CSV JSON PDF',
  'KB MB GB TB GHz ms Gbit UTC',
]

const intlWords = (): readonly string[] => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)))
  const styles = ['long', 'short'] as const
  const regions = new Intl.DisplayNames('de', { type: 'region' })
  const countries = ['DE', 'AT', 'CH', 'FR', 'ES', 'US', 'GB'].map((region) => regions.of(region) ?? '')
  return [
    ...countries,
    ...styles.flatMap((style) => days.map((day) => day.toLocaleDateString('de', { month: style, weekday: style, timeZone: 'UTC' }))),
  ]
}

/** Words that may stay unaccented, lower case: names of the seed, this list, and output of `Intl`. */
export const allowedWords = (): ReadonlySet<string> => {
  const documents: readonly unknown[] = [
    ...collectionSeeds.map(({ documents: all }) => all),
    ...globalSeeds.map(({ document }) => document),
  ]
  const texts = [...names, ...intlWords(), ...namesIn(documents)]
  return new Set(texts.flatMap((text) => wordsOf(text)).map((word) => word.toLowerCase()))
}

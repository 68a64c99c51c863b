import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const dnsRecords = article(
  {
    slug: 'dns-records',
    type: 'documentation',
    difficulty: 'Beginner',
    duration: 5,
    related: ['point-a-name', 'dnssec', 'spf-dkim-dmarc'],
    href: '/domains/dns',
    order: 50,
  },
  { en, es, fr, de },
)

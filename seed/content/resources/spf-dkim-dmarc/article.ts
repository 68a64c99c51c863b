import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const spfDkimDmarc = article(
  {
    slug: 'spf-dkim-dmarc',
    type: 'tutorial',
    difficulty: 'Advanced',
    duration: 25,
    related: ['email-settings', 'move-email', 'dns-records'],
    href: '/domains/dns',
    order: 110,
  },
  { en, es, fr, de },
)

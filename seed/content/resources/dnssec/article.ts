import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const dnssec = article(
  {
    slug: 'dnssec',
    type: 'documentation',
    difficulty: 'Advanced',
    duration: 4,
    related: ['dns-records', 'point-a-name', 'transfer-a-domain'],
    href: '/domains',
    order: 70,
  },
  { en, es, fr, de },
)

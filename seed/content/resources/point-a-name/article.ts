import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const pointAName = article(
  {
    slug: 'point-a-name',
    type: 'tutorial',
    difficulty: 'Intermediate',
    duration: 15,
    related: ['dns-records', 'move-a-website', 'dnssec'],
    href: '/domains/dns',
    order: 60,
  },
  { en, es, fr, de },
)

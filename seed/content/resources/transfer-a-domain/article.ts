import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const transferADomain = article(
  {
    slug: 'transfer-a-domain',
    type: 'tutorial',
    difficulty: 'Beginner',
    duration: 15,
    related: ['authorization-code-and-lock', 'life-of-a-name', 'point-a-name'],
    href: '/domains/transfer',
    order: 10,
  },
  { en, es, fr, de },
)

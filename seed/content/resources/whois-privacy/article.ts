import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const whoisPrivacy = article(
  {
    slug: 'whois-privacy',
    type: 'guide',
    difficulty: 'Beginner',
    duration: 4,
    related: ['authorization-code-and-lock', 'life-of-a-name', 'protect-your-account'],
    href: '/domains/whois',
    order: 40,
  },
  { en, es, fr, de },
)

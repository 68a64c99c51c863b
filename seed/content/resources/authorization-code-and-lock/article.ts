import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const authorizationCodeAndLock = article(
  {
    slug: 'authorization-code-and-lock',
    type: 'documentation',
    difficulty: 'Intermediate',
    duration: 4,
    related: ['transfer-a-domain', 'whois-privacy', 'protect-your-account'],
    href: '/domains/protection',
    order: 20,
  },
  { en, es, fr, de },
)

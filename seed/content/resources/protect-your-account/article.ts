import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const protectYourAccount = article(
  {
    slug: 'protect-your-account',
    type: 'tutorial',
    difficulty: 'Beginner',
    duration: 15,
    related: ['authorization-code-and-lock', 'whois-privacy', 'email-settings'],
    href: '/settings',
    order: 180,
  },
  { en, es, fr, de },
)

import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const emailSettings = article(
  {
    slug: 'email-settings',
    type: 'documentation',
    difficulty: 'Beginner',
    duration: 4,
    related: ['move-email', 'spf-dkim-dmarc', 'protect-your-account'],
    href: '/email-hosting',
    order: 100,
  },
  { en, es, fr, de },
)

import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const moveEmail = article(
  {
    slug: 'move-email',
    type: 'tutorial',
    difficulty: 'Intermediate',
    duration: 40,
    related: ['email-settings', 'spf-dkim-dmarc', 'move-a-website'],
    href: '/email-hosting',
    order: 90,
  },
  { en, es, fr, de },
)

import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const fastWordpress = article(
  {
    slug: 'fast-wordpress',
    type: 'tutorial',
    difficulty: 'Intermediate',
    duration: 45,
    related: ['backups-and-restore', 'choose-a-plan', 'redirects'],
    href: '/wordpress-hosting',
    order: 170,
  },
  { en, es, fr, de },
)

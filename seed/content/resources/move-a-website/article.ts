import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const moveAWebsite = article(
  {
    slug: 'move-a-website',
    type: 'tutorial',
    difficulty: 'Intermediate',
    duration: 45,
    related: ['point-a-name', 'move-email', 'redirects'],
    href: '/hosting',
    order: 80,
  },
  { en, es, fr, de },
)

import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const redirects = article(
  {
    slug: 'redirects',
    type: 'tutorial',
    difficulty: 'Intermediate',
    duration: 20,
    related: ['browser-says-not-secure', 'move-a-website', 'point-a-name'],
    href: '/hosting',
    order: 200,
  },
  { en, es, fr, de },
)

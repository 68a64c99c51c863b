import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const browserSaysNotSecure = article(
  {
    slug: 'browser-says-not-secure',
    type: 'tutorial',
    difficulty: 'Beginner',
    duration: 15,
    related: ['which-certificate', 'redirects', 'point-a-name'],
    href: '/ssl-certificates',
    order: 130,
  },
  { en, es, fr, de },
)

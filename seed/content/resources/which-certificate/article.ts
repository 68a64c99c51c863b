import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const whichCertificate = article(
  {
    slug: 'which-certificate',
    type: 'guide',
    difficulty: 'Intermediate',
    duration: 5,
    related: ['browser-says-not-secure', 'redirects', 'dns-records'],
    href: '/ssl-certificates',
    order: 120,
  },
  { en, es, fr, de },
)

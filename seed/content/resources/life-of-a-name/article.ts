import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const lifeOfAName = article(
  {
    slug: 'life-of-a-name',
    type: 'documentation',
    difficulty: 'Intermediate',
    duration: 4,
    related: ['reading-your-receipt', 'transfer-a-domain', 'authorization-code-and-lock'],
    href: '/my-domains',
    order: 30,
  },
  { en, es, fr, de },
)

import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const readingYourReceipt = article(
  {
    slug: 'reading-your-receipt',
    type: 'documentation',
    difficulty: 'Beginner',
    duration: 4,
    related: ['life-of-a-name', 'choose-a-plan', 'transfer-a-domain'],
    href: '/pricing',
    order: 190,
  },
  { en, es, fr, de },
)

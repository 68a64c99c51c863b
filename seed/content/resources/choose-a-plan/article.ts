import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const chooseAPlan = article(
  {
    slug: 'choose-a-plan',
    type: 'guide',
    difficulty: 'Advanced',
    duration: 5,
    related: ['vps-first-steps', 'fast-wordpress', 'backups-and-restore'],
    href: '/pricing',
    order: 140,
  },
  { en, es, fr, de },
)

import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const vpsFirstSteps = article(
  {
    slug: 'vps-first-steps',
    type: 'tutorial',
    difficulty: 'Advanced',
    duration: 60,
    related: ['choose-a-plan', 'backups-and-restore', 'point-a-name'],
    href: '/vps-hosting',
    order: 150,
  },
  { en, es, fr, de },
)

import { article } from '../../../article'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'

export const backupsAndRestore = article(
  {
    slug: 'backups-and-restore',
    type: 'guide',
    difficulty: 'Intermediate',
    duration: 5,
    related: ['fast-wordpress', 'vps-first-steps', 'move-a-website'],
    href: '/services/backup',
    order: 160,
  },
  { en, es, fr, de },
)

import type { DateField } from 'payload'
import { shopWritten } from '@/cms/access/shop-written'
import { words } from '@/cms/words'

/** §9: an answer within 24 hours. The list shows how much of them is left. */
export const dueDate: DateField = shopWritten({
  name: 'dueAt',
  type: 'date',
  index: true,
  label: words({ en: 'Answer due', es: 'Respuesta hasta', fr: 'Réponse avant', de: 'Antwort fällig' }),
  admin: {
    position: 'sidebar',
    components: { Cell: '/cms/admin/due-cell#DueCell', Field: '/cms/admin/due-field#DueField' },
  },
})

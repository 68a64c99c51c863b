import type { DateField } from 'payload'
import { nobody } from '../access/rules'
import { words } from '../words'

/** §9: an answer within 24 hours. The list shows how much of them is left. */
export const dueDate: DateField = {
  name: 'dueAt',
  type: 'date',
  index: true,
  label: words({ en: 'Answer due', es: 'Respuesta hasta', fr: 'Réponse avant', de: 'Antwort fällig' }),
  access: { update: nobody },
  admin: {
    position: 'sidebar',
    readOnly: true,
    components: { Cell: '/cms/admin/due-cell#DueCell', Field: '/cms/admin/due-field#DueField' },
  },
}

import type { GlobalConfig } from 'payload'
import { rows, linkList } from '@/payload/fields/rows'
import { title, localizedText, localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { shownSettings } from './shown-settings'

const column = words({ en: 'Column', es: 'Columna', fr: 'Colonne', de: 'Spalte' })

export const footer: GlobalConfig = {
  ...shownSettings('footer', 'content'),
  label: words({ en: 'Footer', es: 'Pie de página', fr: 'Pied de page', de: 'Fußbereich' }),
  fields: [
    localizedTextarea('tagline', words({ en: 'Tagline', es: 'Lema', fr: 'Slogan', de: 'Leitsatz' }), { maxLength: 300 }),
    rows('columns', { kind: column, plural: words({ en: 'Columns', es: 'Columnas', fr: 'Colonnes', de: 'Spalten' }), titles: ['title'] }, [
      title(60),
      linkList('links', words({ en: 'Links', es: 'Enlaces', fr: 'Liens', de: 'Links' })),
    ]),
    localizedText('legalLine', words({ en: 'Legal line', es: 'Línea legal', fr: 'Mention légale', de: 'Rechtszeile' }), {
      description: words({
        en: 'Beside the year, which follows the calendar by itself.',
        es: 'Junto al año, que se actualiza solo.',
        fr: 'À côté de l’année, mise à jour automatiquement.',
        de: 'Neben dem Jahr, das von selbst stimmt.',
      }),
    }),
  ],
}

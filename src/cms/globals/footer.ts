import type { GlobalConfig } from 'payload'
import { rows } from '@/cms/fields/rows'
import { linkList } from '@/cms/fields/links'
import { title } from '@/cms/fields/common-texts'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { words } from '@/cms/words'
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

import type { GlobalConfig } from 'payload'
import { openGlobal } from '../access/sets'
import { groups } from '../admin/groups'
import { namedRows } from '../fields/row-label'
import { linkList } from '../fields/links'
import { localizedText, localizedTextarea } from '../fields/localized-text'
import { shownGlobal } from '../hooks/after-publish'
import { keptGlobalVersions } from '../versions/kept-versions'
import { words } from '../words'

const column = words('Column', 'Columna', 'Colonne', 'Spalte')

export const footer: GlobalConfig = {
  slug: 'footer',
  label: words('Footer', 'Pie de página', 'Pied de page', 'Fußbereich'),
  access: openGlobal,
  admin: { group: groups.content },
  versions: keptGlobalVersions,
  hooks: shownGlobal('footer'),
  fields: [
    localizedTextarea('tagline', words('Tagline', 'Lema', 'Slogan', 'Leitsatz'), { maxLength: 300 }),
    {
      name: 'columns',
      type: 'array',
      label: words('Columns', 'Columnas', 'Colonnes', 'Spalten'),
      admin: namedRows({ kind: column, titles: ['title'] }),
      labels: { singular: column, plural: words('Columns', 'Columnas', 'Colonnes', 'Spalten') },
      fields: [
        localizedText('title', words('Title', 'Título', 'Titre', 'Titel'), { required: true, maxLength: 60 }),
        linkList('links', words('Links', 'Enlaces', 'Liens', 'Links')),
      ],
    },
    localizedText('legalLine', words('Legal line', 'Línea legal', 'Mention légale', 'Rechtszeile'), {
      description: words(
        'Beside the year, which follows the calendar by itself.',
        'Junto al año, que se actualiza solo.',
        'À côté de l’année, mise à jour automatiquement.',
        'Neben dem Jahr, das von selbst stimmt.',
      ),
    }),
  ],
}

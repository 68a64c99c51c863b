import type { GlobalConfig } from 'payload'
import { openGlobal } from '../access/sets'
import { pickedFrom } from '../admin/picker/source'
import { groups } from '../admin/groups'
import { namedRows } from '../fields/row-label'
import { localizedText, localizedTextarea } from '../fields/localized-text'
import { wholeNumber } from '../fields/numbers'
import { shownGlobal } from '../hooks/after-publish'
import { keptGlobalVersions } from '../versions/kept-versions'
import { words } from '../words'

const extension = words('Extension', 'Extensión', 'Extension', 'Endung')

export const domainSearch: GlobalConfig = {
  slug: 'domain-search',
  label: words('Domain search', 'Búsqueda de dominios', 'Recherche de domaine', 'Domainsuche'),
  access: openGlobal,
  admin: { group: groups.content },
  versions: keptGlobalVersions,
  hooks: shownGlobal('domain-search'),
  fields: [
    localizedText('heading', words('Heading', 'Título', 'Titre', 'Überschrift'), { required: true, maxLength: 160 }),
    localizedTextarea('intro', words('Introduction', 'Introducción', 'Introduction', 'Einleitung'), { maxLength: 500 }),
    localizedText('placeholder', words('In the empty search field', 'En el buscador vacío', 'Dans le champ vide', 'Im leeren Suchfeld'), {
      maxLength: 80,
    }),
    localizedText(
      'noResults',
      words('When nothing was found', 'Cuando no hay resultados', 'En l’absence de résultat', 'Wenn nichts gefunden wurde'),
      { maxLength: 200 },
    ),
    localizedText(
      'addonsHeading',
      words('Above the add-ons', 'Sobre los complementos', 'Au-dessus des options', 'Über den Zusatzleistungen'),
      { maxLength: 120 },
    ),
    localizedTextarea('addonsIntro', words('Below that heading', 'Bajo ese título', 'Sous ce titre', 'Unter dieser Überschrift'), {
      maxLength: 300,
    }),
    wholeNumber('maxResults', words('Results at most', 'Resultados como máximo', 'Résultats au maximum', 'Höchstens Ergebnisse'), {
      required: true,
      least: 1,
      most: 50,
      defaultValue: 10,
    }),
    {
      name: 'popularExtensions',
      type: 'array',
      label: words('Quick buttons', 'Botones rápidos', 'Boutons rapides', 'Schnellauswahl'),
      labels: { singular: extension, plural: words('Extensions', 'Extensiones', 'Extensions', 'Endungen') },
      admin: {
        ...namedRows({ kind: extension, titles: ['extension'] }),
        description: words('Extensions in order.', 'Extensiones en orden.', 'Extensions dans l’ordre.', 'Endungen in Reihenfolge.'),
      },
      fields: [{ name: 'extension', type: 'text', required: true, label: extension, admin: pickedFrom('extensions') }],
    },
  ],
}

import type { GlobalConfig } from 'payload'
import { openGlobal } from '../access/sets'
import { groups } from '../admin/groups'
import { namedRows } from '../fields/row-label'
import { linkFields, linkList } from '../fields/links'
import { localizedText } from '../fields/localized-text'
import { shownGlobal } from '../hooks/after-publish'
import { keptGlobalVersions } from '../versions/kept-versions'
import { words } from '../words'

const group = words('Group', 'Grupo', 'Groupe', 'Gruppe')
const entry = words('Entry', 'Entrada', 'Entrée', 'Eintrag')

/** R3: one header. The Services dropdown with its groups, and the main navigation's dropdowns. */
export const header: GlobalConfig = {
  slug: 'header',
  label: words('Header', 'Cabecera', 'En-tête', 'Kopfbereich'),
  access: openGlobal,
  admin: { group: groups.content },
  versions: keptGlobalVersions,
  hooks: shownGlobal('header'),
  fields: [
    localizedText('servicesLabel', words('Services menu', 'Menú de servicios', 'Menu des services', 'Menü Leistungen'), {
      required: true,
      maxLength: 40,
    }),
    {
      name: 'services',
      type: 'array',
      label: words(
        'Groups of the services menu',
        'Grupos del menú de servicios',
        'Groupes du menu des services',
        'Gruppen im Menü Leistungen',
      ),
      admin: namedRows({ kind: group, titles: ['title'] }),
      labels: { singular: group, plural: words('Groups', 'Grupos', 'Groupes', 'Gruppen') },
      fields: [
        localizedText('title', words('Title', 'Título', 'Titre', 'Titel'), { required: true, maxLength: 60 }),
        linkList('links', words('Links', 'Enlaces', 'Liens', 'Links')),
      ],
    },
    {
      name: 'main',
      type: 'array',
      label: words('Main navigation', 'Navegación principal', 'Navigation principale', 'Hauptnavigation'),
      labels: { singular: entry, plural: words('Entries', 'Entradas', 'Entrées', 'Einträge') },
      admin: {
        ...namedRows({ kind: entry, titles: ['label'], target: 'href' }),
        description: words(
          'An entry with links of its own is a dropdown.',
          'Una entrada con enlaces propios es un menú desplegable.',
          'Une entrée avec ses propres liens est un menu déroulant.',
          'Ein Eintrag mit eigenen Links ist ein Ausklappmenü.',
        ),
      },
      fields: [...linkFields(), linkList('links', words('Links', 'Enlaces', 'Liens', 'Links'))],
    },
  ],
}

import type { GlobalConfig } from 'payload'
import { rows, linkFields, linkList } from '@/payload/fields/rows'
import { title, localizedText } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { shownSettings } from './shown-settings'

const group = words({ en: 'Group', es: 'Grupo', fr: 'Groupe', de: 'Gruppe' })
const entry = words({ en: 'Entry', es: 'Entrada', fr: 'Entrée', de: 'Eintrag' })

/** R3. */
export const header: GlobalConfig = {
  ...shownSettings('header', 'content'),
  label: words({ en: 'Header', es: 'Cabecera', fr: 'En-tête', de: 'Kopfbereich' }),
  fields: [
    localizedText(
      'servicesLabel',
      words({ en: 'Services menu', es: 'Menú de servicios', fr: 'Menu des services', de: 'Menü Leistungen' }),
      { required: true, maxLength: 40 },
    ),
    rows(
      'services',
      {
        kind: group,
        plural: words({ en: 'Groups', es: 'Grupos', fr: 'Groupes', de: 'Gruppen' }),
        label: words({
          en: 'Groups of the services menu',
          es: 'Grupos del menú de servicios',
          fr: 'Groupes du menu des services',
          de: 'Gruppen im Menü Leistungen',
        }),
        titles: ['title'],
      },
      [title(60), linkList('links', words({ en: 'Links', es: 'Enlaces', fr: 'Liens', de: 'Links' }))],
    ),
    rows(
      'main',
      {
        kind: entry,
        plural: words({ en: 'Entries', es: 'Entradas', fr: 'Entrées', de: 'Einträge' }),
        label: words({ en: 'Main navigation', es: 'Navegación principal', fr: 'Navigation principale', de: 'Hauptnavigation' }),
        description: words({
          en: 'An entry with links of its own is a dropdown.',
          es: 'Una entrada con enlaces propios es un menú desplegable.',
          fr: 'Une entrée avec ses propres liens est un menu déroulant.',
          de: 'Ein Eintrag mit eigenen Links ist ein Ausklappmenü.',
        }),
        titles: ['label'],
        target: 'href',
      },
      [...linkFields(), linkList('links', words({ en: 'Links', es: 'Enlaces', fr: 'Liens', de: 'Links' }))],
    ),
  ],
}

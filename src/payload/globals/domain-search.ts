import type { GlobalConfig } from 'payload'
import { pickedFrom } from '@/payload/admin/picker/source'
import { rows } from '@/payload/fields/rows'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { wholeNumber } from '@/payload/fields/numbers'
import { words } from '@/payload/words'
import { shownSettings } from './shown-settings'

const extension = words({ en: 'Extension', es: 'Extensión', fr: 'Extension', de: 'Endung' })

export const domainSearch: GlobalConfig = {
  ...shownSettings('domain-search', 'content'),
  label: words({ en: 'Domain search', es: 'Búsqueda de dominios', fr: 'Recherche de domaine', de: 'Domainsuche' }),
  fields: [
    localizedText('heading', words({ en: 'Heading', es: 'Título', fr: 'Titre', de: 'Überschrift' }), { required: true, maxLength: 160 }),
    localizedTextarea('intro', words({ en: 'Introduction', es: 'Introducción', fr: 'Introduction', de: 'Einleitung' }), { maxLength: 500 }),
    localizedText(
      'placeholder',
      words({ en: 'In the empty search field', es: 'En el buscador vacío', fr: 'Dans le champ vide', de: 'Im leeren Suchfeld' }),
      { maxLength: 80 },
    ),
    localizedText(
      'noResults',
      words({
        en: 'When nothing was found',
        es: 'Cuando no hay resultados',
        fr: 'En l’absence de résultat',
        de: 'Wenn nichts gefunden wurde',
      }),
      { maxLength: 200 },
    ),
    localizedText(
      'addonsHeading',
      words({ en: 'Above the add-ons', es: 'Sobre los complementos', fr: 'Au-dessus des options', de: 'Über den Zusatzleistungen' }),
      { maxLength: 120 },
    ),
    localizedTextarea(
      'addonsIntro',
      words({ en: 'Below that heading', es: 'Bajo ese título', fr: 'Sous ce titre', de: 'Unter dieser Überschrift' }),
      { maxLength: 300 },
    ),
    wholeNumber(
      'maxResults',
      words({ en: 'Results at most', es: 'Resultados como máximo', fr: 'Résultats au maximum', de: 'Höchstens Ergebnisse' }),
      { required: true, least: 1, most: 50, defaultValue: 10 },
    ),
    rows(
      'popularExtensions',
      {
        kind: extension,
        plural: words({ en: 'Extensions', es: 'Extensiones', fr: 'Extensions', de: 'Endungen' }),
        label: words({ en: 'Quick buttons', es: 'Botones rápidos', fr: 'Boutons rapides', de: 'Schnellauswahl' }),
        description: words({
          en: 'Extensions in order.',
          es: 'Extensiones en orden.',
          fr: 'Extensions dans l’ordre.',
          de: 'Endungen in Reihenfolge.',
        }),
        titles: ['extension'],
      },
      [{ name: 'extension', type: 'text', required: true, label: extension, admin: pickedFrom('extensions') }],
    ),
  ],
}

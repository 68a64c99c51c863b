import { words } from '@/cms/words'
import { checkbox } from './flags'

/** R10: one strip on every page in place of a label beside each testimonial, case study and figure. */
export const demoNotice = checkbox(
  'showDemoNotice',
  words({
    en: 'Show on every page that this is a demo shop',
    es: 'Indicar en todas las páginas que es una tienda de demostración',
    fr: 'Indiquer sur chaque page qu’il s’agit d’une boutique de démonstration',
    de: 'Auf jeder Seite anzeigen, dass dies ein Demo-Shop ist',
  }),
  {
    description: words({
      en: 'Clear this once you have replaced or deleted the demo content and accept real orders.',
      es: 'Desmárquelo cuando haya sustituido o eliminado el contenido de muestra y acepte pedidos reales.',
      fr: 'Décochez cette case une fois le contenu de démonstration remplacé ou supprimé et les vraies commandes acceptées.',
      de: 'Entfernen Sie das Häkchen, sobald Sie die Beispielinhalte ersetzt oder gelöscht haben und echte Bestellungen annehmen.',
    }),
  },
)

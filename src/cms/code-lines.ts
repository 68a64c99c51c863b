import type { Block } from 'payload'
import { words } from './words'

/** Lines to be typed or copied as they stand. A plain field: Payload's own one for code fetches its editor from another host. */
export const codeLines: Block = {
  slug: 'code-lines',
  interfaceName: 'CodeLinesBlock',
  labels: {
    singular: words({ en: 'Lines of code', es: 'Líneas de código', fr: 'Lignes de code', de: 'Codezeilen' }),
    plural: words({ en: 'Lines of code', es: 'Líneas de código', fr: 'Lignes de code', de: 'Codezeilen' }),
  },
  fields: [
    {
      name: 'code',
      type: 'textarea',
      required: true,
      label: words({
        en: 'Commands or records',
        es: 'Órdenes o registros',
        fr: 'Commandes ou enregistrements',
        de: 'Befehle oder Einträge',
      }),
      admin: { rows: 6 },
    },
  ],
}

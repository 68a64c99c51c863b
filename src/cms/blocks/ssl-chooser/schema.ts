import type { Block } from 'payload'
import { pickedFrom } from '../../admin/picker/source'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

const presets = {
  single: words('One domain', 'Un dominio', 'Un domaine', 'Eine Domain'),
  wildcard: words('Wildcard', 'Wildcard', 'Wildcard', 'Wildcard'),
  'multi-domain': words('Multi-domain', 'Multidominio', 'Multidomaine', 'Multi-Domain'),
}

export const sslChooser: Block = {
  slug: 'ssl-chooser',
  interfaceName: 'SslChooserBlock',
  labels: {
    singular: words('SSL type chooser', 'Selector de tipo de SSL', 'Sélecteur de type SSL', 'SSL-Auswahl'),
    plural: words('SSL type choosers', 'Selectores de tipo de SSL', 'Sélecteurs de type SSL', 'SSL-Auswahlen'),
  },
  fields: [
    heading,
    intro,
    select('preset', words('Chosen beforehand', 'Elegido de antemano', 'Choisi d’avance', 'Vorausgewählt'), presets, {
      defaultValue: 'single',
    }),
    {
      name: 'plan',
      type: 'text',
      label: words('Plan chosen beforehand', 'Plan elegido de antemano', 'Offre choisie d’avance', 'Vorausgewählter Tarif'),
      admin: pickedFrom('certificates'),
    },
  ],
}

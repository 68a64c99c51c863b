import { namedRows } from '../../fields/row-label'
import { localizedText } from '../../fields/localized-text'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

const detail = words({ en: 'Detail', es: 'Dato', fr: 'Détail', de: 'Angabe' })

export const contactForm = defineBlock({
  slug: 'contact-form',
  group: 'tools',
  drawing: ['title', 'form'],
  labels: {
    singular: words({ en: 'Contact form', es: 'Formulario de contacto', fr: 'Formulaire de contact', de: 'Kontaktformular' }),
    plural: words({ en: 'Contact forms', es: 'Formularios de contacto', fr: 'Formulaires de contact', de: 'Kontaktformulare' }),
  },
  fields: [
    heading,
    intro,
    {
      name: 'details',
      type: 'array',
      maxRows: 8,
      label: words({ en: 'Other ways', es: 'Otras vías', fr: 'Autres moyens', de: 'Andere Wege' }),
      labels: {
        singular: detail,
        plural: words({ en: 'Details', es: 'Datos', fr: 'Détails', de: 'Angaben' }),
      },
      admin: {
        ...namedRows({ kind: detail, titles: ['label'], detail: 'value' }),
        description: words({
          en: 'Beside the form: address, telephone, hours. An e-mail address becomes a link.',
          es: 'Junto al formulario: dirección, teléfono, horario. Una dirección de correo se convierte en enlace.',
          fr: 'À côté du formulaire : adresse, téléphone, horaires. Une adresse e-mail devient un lien.',
          de: 'Neben dem Formular: Anschrift, Telefon, Zeiten. Eine E-Mail-Adresse wird zum Link.',
        }),
      },
      fields: [
        localizedText('label', words({ en: 'Label', es: 'Etiqueta', fr: 'Libellé', de: 'Beschriftung' }), {
          required: true,
          maxLength: 80,
        }),
        localizedText('value', words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }), { required: true, maxLength: 200 }),
      ],
    },
  ],
})

import type { Block } from 'payload'
import { namedRows } from '../../fields/row-label'
import { localizedText } from '../../fields/localized-text'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

const detail = words('Detail', 'Dato', 'Détail', 'Angabe')

export const contactForm: Block = {
  slug: 'contact-form',
  interfaceName: 'ContactFormBlock',
  labels: {
    singular: words('Contact form', 'Formulario de contacto', 'Formulaire de contact', 'Kontaktformular'),
    plural: words('Contact forms', 'Formularios de contacto', 'Formulaires de contact', 'Kontaktformulare'),
  },
  fields: [
    heading,
    intro,
    {
      name: 'details',
      type: 'array',
      maxRows: 8,
      label: words('Other ways', 'Otras vías', 'Autres moyens', 'Andere Wege'),
      labels: {
        singular: detail,
        plural: words('Details', 'Datos', 'Détails', 'Angaben'),
      },
      admin: {
        ...namedRows({ kind: detail, titles: ['label'], detail: 'value' }),
        description: words(
          'Beside the form: address, telephone, hours. An e-mail address becomes a link.',
          'Junto al formulario: dirección, teléfono, horario. Una dirección de correo se convierte en enlace.',
          'À côté du formulaire : adresse, téléphone, horaires. Une adresse e-mail devient un lien.',
          'Neben dem Formular: Anschrift, Telefon, Zeiten. Eine E-Mail-Adresse wird zum Link.',
        ),
      },
      fields: [
        localizedText('label', words('Label', 'Etiqueta', 'Libellé', 'Beschriftung'), { required: true, maxLength: 80 }),
        localizedText('value', words('Text', 'Texto', 'Texte', 'Text'), { required: true, maxLength: 200 }),
      ],
    },
  ],
}

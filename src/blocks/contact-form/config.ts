import { rows } from '@/payload/fields/rows'
import { label, localizedText } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const detail = words({ en: 'Detail', es: 'Dato', fr: 'Détail', de: 'Angabe' })

export const contactForm = defineBlock('contact-form', {
  group: 'tools',
  drawing: ['title', 'form'],
  name: words({ en: 'Contact form', es: 'Formulario de contacto', fr: 'Formulaire de contact', de: 'Kontaktformular' }),
  plural: words({ en: 'Contact forms', es: 'Formularios de contacto', fr: 'Formulaires de contact', de: 'Kontaktformulare' }),
  fields: [
    rows(
      'details',
      {
        kind: detail,
        plural: words({ en: 'Details', es: 'Datos', fr: 'Détails', de: 'Angaben' }),
        label: words({ en: 'Other ways', es: 'Otras vías', fr: 'Autres moyens', de: 'Andere Wege' }),
        description: words({
          en: 'Beside the form: address, phone, opening hours. An email address becomes a link.',
          es: 'Junto al formulario: dirección, teléfono, horario. Una dirección de correo se convierte en enlace.',
          fr: 'À côté du formulaire : adresse, téléphone, horaires. Une adresse mail devient un lien.',
          de: 'Neben dem Formular: Anschrift, Telefon, Zeiten. Eine E-Mail-Adresse wird zum Link.',
        }),
        titles: ['label'],
        detail: 'value',
      },
      [label(80), localizedText('value', words({ en: 'Text', es: 'Texto', fr: 'Texte', de: 'Text' }), { required: true, maxLength: 200 })],
      { maxRows: 8 },
    ),
  ],
})

import type { Block } from 'payload'
import { namedRows } from '../../fields/row-label'
import { href } from '../../fields/links'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

const step = words('Step', 'Paso', 'Étape', 'Schritt')

/** §2: three selectable steps, one selected at a time. */
export const onboarding: Block = {
  slug: 'onboarding',
  interfaceName: 'OnboardingBlock',
  labels: {
    singular: words('Three steps', 'Tres pasos', 'Trois étapes', 'Drei Schritte'),
    plural: words('Three steps', 'Tres pasos', 'Trois étapes', 'Drei Schritte'),
  },
  fields: [
    heading,
    intro,
    {
      name: 'steps',
      type: 'array',
      admin: namedRows({ kind: step, titles: ['title'], target: 'href' }),
      label: words('Steps', 'Pasos', 'Étapes', 'Schritte'),
      labels: { singular: step, plural: words('Steps', 'Pasos', 'Étapes', 'Schritte') },
      minRows: 3,
      maxRows: 3,
      required: true,
      fields: [
        localizedText('title', words('Title', 'Título', 'Titre', 'Titel'), { required: true, maxLength: 80 }),
        localizedTextarea('description', words('In a sentence', 'En una frase', 'En une phrase', 'In einem Satz'), {
          required: true,
          maxLength: 200,
        }),
        localizedTextarea('detail', words('In full', 'Con detalle', 'En détail', 'Ausführlich'), {
          maxLength: 800,
          description: words(
            'Shown when the step is selected.',
            'Se muestra al elegir el paso.',
            'Affiché quand l’étape est choisie.',
            'Erscheint, wenn der Schritt gewählt ist.',
          ),
        }),
        localizedText('buttonLabel', words('Button', 'Botón', 'Bouton', 'Schaltfläche'), { required: true, maxLength: 60 }),
        href(),
      ],
    },
  ],
}

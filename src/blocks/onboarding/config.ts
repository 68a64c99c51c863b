import { rows, href } from '@/payload/fields/rows'
import { buttonLabel, title, localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const step = words({ en: 'Step', es: 'Paso', fr: 'Étape', de: 'Schritt' })

/** §2. */
export const onboarding = defineBlock('onboarding', {
  group: 'explain',
  drawing: ['title', 'steps'],
  name: words({ en: 'Three steps', es: 'Tres pasos', fr: 'Trois étapes', de: 'Drei Schritte' }),
  fields: [
    rows(
      'steps',
      { kind: step, plural: words({ en: 'Steps', es: 'Pasos', fr: 'Étapes', de: 'Schritte' }), titles: ['title'], target: 'href' },
      [
        title(80),
        localizedTextarea('description', words({ en: 'In a sentence', es: 'En una frase', fr: 'En une phrase', de: 'In einem Satz' }), {
          required: true,
          maxLength: 200,
        }),
        localizedTextarea('detail', words({ en: 'In full', es: 'Con detalle', fr: 'En détail', de: 'Ausführlich' }), {
          maxLength: 800,
          description: words({
            en: 'Shown when the step is selected.',
            es: 'Se muestra al elegir el paso.',
            fr: 'Affiché quand l’étape est choisie.',
            de: 'Erscheint, wenn der Schritt gewählt ist.',
          }),
        }),
        buttonLabel,
        href(),
      ],
      { minRows: 3, maxRows: 3, required: true },
    ),
  ],
})

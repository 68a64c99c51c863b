import { rows, href } from '@/payload/fields/rows'
import { buttonLabel, title, localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const step = words('blocks.onboarding.step')

/** Three steps to get online (§2). */
export const onboarding = defineBlock('onboarding', {
  group: 'explain',
  drawing: ['title', 'steps'],
  name: words('blocks.onboarding.name'),
  fields: [
    rows(
      'steps',
      { kind: step, plural: words('blocks.onboarding.steps.plural'), titles: ['title'], target: 'href' },
      [
        title(80),
        localizedTextarea('description', words('blocks.onboarding.steps.description.label'), {
          required: true,
          maxLength: 200,
        }),
        localizedTextarea('detail', words('blocks.onboarding.steps.detail.label'), {
          maxLength: 800,
          description: words('blocks.onboarding.steps.detail.description'),
        }),
        buttonLabel,
        href(),
      ],
      { minRows: 3, maxRows: 3, required: true },
    ),
  ],
})

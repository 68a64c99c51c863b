import { checkbox } from '@/payload/fields/numbers'
import { href } from '@/payload/fields/rows'
import { buttonLabel, localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { heading, defineBlock } from '@/payload/blocks/define-block'

export const callToAction = defineBlock('call-to-action', {
  group: 'sell',
  drawing: ['band'],
  name: words('blocks.callToAction.name'),
  plural: words('blocks.callToAction.plural'),
  head: [heading],
  fields: [
    localizedTextarea('body', words('blocks.callToAction.body.label'), { maxLength: 600 }),
    buttonLabel,
    href(),
    checkbox('showPlate', words('blocks.callToAction.showPlate.label')),
  ],
})

import { localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { heading, intro, defineBlock } from '@/payload/blocks/define-block'

export const domainHero = defineBlock('domain-hero', {
  group: 'sell',
  drawing: ['bigTitle', 'search'],
  name: words('blocks.domainHero.name'),
  plural: words('blocks.domainHero.plural'),
  head: [heading],
  fields: [
    localizedTextarea('lead', words('blocks.domainHero.lead.label'), {
      maxLength: 300,
      description: words('blocks.domainHero.lead.description'),
    }),
    intro,
  ],
})

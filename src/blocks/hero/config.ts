import { checkbox } from '@/payload/fields/numbers'
import { href } from '@/payload/fields/rows'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { select } from '@/payload/fields/selects'
import { words, labelsOf } from '@/payload/words'
import { defineBlock, heading, intro } from '@/payload/blocks/define-block'

const pictures = labelsOf('blocks.hero.pictures', ['rack', 'rods', 'tags', 'plates', 'screws', 'ledger', 'none'])

const button = (part: 'primary' | 'secondary', label: ReturnType<typeof words>) => ({
  type: 'row' as const,
  fields: [localizedText(`${part}Label`, label, { maxLength: 60 }), href({ name: `${part}Href`, required: false })],
})

/** Opening of a page, with its h1; for pages about domains use the domain hero. */
export const hero = defineBlock('hero', {
  group: 'sell',
  drawing: ['bigTitle', 'lead', 'button', 'picture'],
  name: words('blocks.hero.name'),
  plural: words('blocks.hero.plural'),
  head: [heading],
  fields: [
    localizedTextarea('lead', words('blocks.hero.lead.label'), { maxLength: 300 }),
    intro,
    button('primary', words('blocks.hero.primary.label')),
    button('secondary', words('blocks.hero.secondary.label')),
    select('picture', words('blocks.hero.picture.label'), pictures, { defaultValue: 'rack' }),
    {
      name: 'ownPicture',
      type: 'upload',
      relationTo: 'media',
      label: words('blocks.hero.ownPicture.label'),
      admin: { description: words('blocks.hero.ownPicture.description') },
    },
    checkbox('showPlate', words('blocks.hero.showPlate.label')),
  ],
})

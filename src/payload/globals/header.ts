import { openGlobal } from '@/payload/access/rules'
import { defineGlobal } from '@/payload/define-collection'
import { rows, linkFields, linkList } from '@/payload/fields/rows'
import { title, localizedText } from '@/payload/fields/text'
import { words } from '@/payload/words'

const group = words('header.group')
const entry = words('header.entry')

/** One sentence that distinguishes a group from its neighbours. */
const about = localizedText('description', words('header.about.label'), { maxLength: 90, description: words('header.about.description') })

/** R3. */
export const header = defineGlobal({
  slug: 'header',
  access: openGlobal,
  shown: true,
  adds: ['translations', 'picks'],
  label: words('header.label'),
  fields: [
    localizedText('servicesLabel', words('header.servicesLabel.label'), { required: true, maxLength: 40 }),
    rows(
      'services',
      {
        kind: group,
        plural: words('header.services.plural'),
        label: words('header.services.label'),
        titles: ['title'],
      },
      [title(60), about, linkList('links', words('header.services.links.label'))],
    ),
    rows(
      'main',
      {
        kind: entry,
        plural: words('header.main.plural'),
        label: words('header.main.label'),
        description: words('header.main.description'),
        titles: ['label'],
        target: 'href',
      },
      [...linkFields(), about, linkList('links', words('header.main.links.label'))],
    ),
  ],
})

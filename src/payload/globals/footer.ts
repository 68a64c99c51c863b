import { openGlobal } from '@/payload/access/rules'
import { defineGlobal } from '@/payload/define-collection'
import { rows, linkList } from '@/payload/fields/rows'
import { title, localizedText, localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'

const column = words('footer.column')

export const footer = defineGlobal({
  slug: 'footer',
  access: openGlobal,
  shown: true,
  adds: ['translations', 'picks'],
  label: words('footer.label'),
  fields: [
    localizedTextarea('tagline', words('footer.tagline.label'), { maxLength: 300 }),
    rows('columns', { kind: column, plural: words('footer.columns.plural'), titles: ['title'] }, [
      title(60),
      linkList('links', words('footer.columns.links.label')),
    ]),
    localizedText('legalLine', words('footer.legalLine.label'), {
      description: words('footer.legalLine.description'),
    }),
  ],
})

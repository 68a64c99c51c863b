import type { GlobalConfig } from 'payload'
import { rows, linkList } from '@/payload/fields/rows'
import { title, localizedText, localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { shownSettings } from './shown-settings'

const column = words('footer.column')

export const footer: GlobalConfig = {
  ...shownSettings('footer'),
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
}

import type { GlobalConfig } from 'payload'
import { rows, linkFields, linkList } from '@/payload/fields/rows'
import { title, localizedText } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { shownSettings } from './shown-settings'

const group = words('header.group')
const entry = words('header.entry')

/** Main navigation (R3). */
export const header: GlobalConfig = {
  ...shownSettings('header'),
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
      [title(60), linkList('links', words('header.services.links.label'))],
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
      [...linkFields(), linkList('links', words('header.main.links.label'))],
    ),
  ],
}

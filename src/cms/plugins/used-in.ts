import type { Plugin, UIField } from 'payload'
import { linkWords } from '../links/link-words'

/** What others may lead to or show. */
const used: ReadonlySet<string> = new Set([
  'pages',
  'resources',
  'media',
  'services',
  'addons',
  'extensions',
  'testimonials',
  'currencies',
  'coupons',
])

const fieldOf = (area: string): UIField => ({
  name: 'usedIn',
  type: 'ui',
  label: linkWords.usedIn,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: { path: '/cms/links/used-in#UsedIn', serverProps: { area } } },
  },
})

/** Their forms say where they are used. */
export const usedIn: Plugin = (config) => {
  for (const collection of config.collections ?? []) {
    if (used.has(collection.slug)) collection.fields = [...collection.fields, fieldOf(collection.slug)]
  }
  return config
}

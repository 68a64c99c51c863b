import type { Plugin, UIField } from 'payload'
import { refuseDeletion, refuseTrash } from '@/cms/links/refuse-used'
import { linkWords } from '@/cms/links/link-words'

/** What others may lead to or show. */
const used: ReadonlySet<string> = new Set([
  'pages',
  'resources',
  'media',
  'faqs',
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

/** What shows pictures. */
const showing: ReadonlySet<string> = new Set(['pages', 'resources', 'testimonials', 'case-studies'])

const picturesOf = (area: string): UIField => ({
  name: 'undescribed',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: { path: '/cms/pictures/undescribed#Undescribed', serverProps: { area } } },
  },
})

/** Their forms say where they are used, and they stay while they are (G11). */
export const usedIn: Plugin = (config) => {
  for (const collection of config.collections ?? []) {
    if (showing.has(collection.slug)) collection.fields = [...collection.fields, picturesOf(collection.slug)]
    if (!used.has(collection.slug)) continue
    const { hooks = {}, trash } = collection
    collection.fields = [...collection.fields, fieldOf(collection.slug)]
    collection.hooks = {
      ...hooks,
      beforeDelete: [...(hooks.beforeDelete ?? []), refuseDeletion],
      ...(trash ? { beforeChange: [...(hooks.beforeChange ?? []), refuseTrash] } : {}),
    }
  }
  return config
}

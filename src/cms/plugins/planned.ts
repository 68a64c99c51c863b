import type { CollectionConfig, Plugin, UIField } from 'payload'
import { plannedLabel } from '@/cms/versions/planned'

const fieldOf = (area: string): UIField => ({
  name: 'planned',
  type: 'ui',
  label: plannedLabel,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: { path: '/cms/versions/planned#Planned', serverProps: { area } } },
  },
})

const isPlanned = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.schedulePublish)

/** Whatever goes live at a planned minute says so beside its form. */
export const planned: Plugin = (config) => {
  for (const collection of (config.collections ?? []).filter(isPlanned))
    collection.fields = [...collection.fields, fieldOf(collection.slug)]
  return config
}

import { networkMetricLimits } from '@/lib/config/limits'
import { openCatalogue } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { demo, position, wholeNumber } from '@/payload/fields/numbers'
import { icon, localizedText } from '@/payload/fields/text'
import { key } from '@/payload/fields/identifiers'
import { words, labelsOf } from '@/payload/words'

export const metrics = defineCollection({
  slug: 'metrics',
  access: openCatalogue,
  shown: true,
  adds: ['translations'],
  defaultSort: 'order',
  trash: true,
  labels: labelsOf('metrics', ['singular', 'plural']),
  admin: {
    useAsTitle: 'label',
    defaultColumns: ['label', 'value', 'unit', 'demo', 'order'],
    listSearchableFields: ['label', 'key'],
    description: words('metrics.description'),
  },
  fields: [
    localizedText('label', words('metrics.label'), { required: true }),
    { name: 'value', type: 'text', required: true, label: words('metrics.value.label') },
    { name: 'unit', type: 'text', label: words('metrics.unit.label') },
    wholeNumber('trend', words('metrics.trend.label'), {
      least: -networkMetricLimits.maximumTrendPercent,
      most: networkMetricLimits.maximumTrendPercent,
      description: words('metrics.trend.description'),
    }),
    { name: 'color', type: 'text', label: words('metrics.color.label') },
    icon,
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
    demo,
  ],
})

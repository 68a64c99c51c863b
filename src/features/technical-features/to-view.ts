import type { TechnicalFeaturesBlock } from '@/payload-types'

import type { TechnicalFeaturesView } from './types'

export const toTechnicalFeaturesView = (block: TechnicalFeaturesBlock): TechnicalFeaturesView => ({
  heading: block.heading ?? '',
  intro: block.intro || null,
  groups: block.groups.map(({ icon, title, items }) => ({
    icon: icon || null,
    title: title ?? '',
    items: items.map(({ name, value }) => ({ name: name ?? '', value: value ?? '' })),
  })),
})

import type { SecurityFeaturesBlock } from '@/payload-types'

import type { SecurityFeaturesView } from './types'

export const toSecurityFeaturesView = (block: SecurityFeaturesBlock): SecurityFeaturesView => ({
  heading: block.heading ?? '',
  intro: block.intro || null,
  items: block.items.map(({ icon, title, description, included }) => ({
    icon: icon || null,
    title: title ?? '',
    description: description ?? '',
    included: included || null,
  })),
})

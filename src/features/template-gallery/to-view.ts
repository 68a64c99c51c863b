import type { TemplateGalleryBlock } from '@/payload-types'

import type { TemplateGalleryView } from './types'

export const toTemplateGalleryView = (block: TemplateGalleryBlock): TemplateGalleryView => ({
  heading: block.heading ?? '',
  intro: block.intro || null,
  templates: block.templates.map(({ layout, name, description }) => ({ layout, name: name ?? '', description: description ?? '' })),
})

import type { TemplateGalleryBlock } from '@/payload-types'
import { defineSection } from '@/parts/sections/define-section'
import { HeadedSection } from '@/ui/section/section'
import { VisitorPlate } from '@/ui/visitor-name/visitor-plate.client'

import type { TemplateGalleryView, TemplateView } from './types'
import { wireframes } from './wireframes'

export const toTemplateGalleryView = (block: TemplateGalleryBlock): TemplateGalleryView => ({
  heading: block.heading ?? '',
  intro: block.intro || null,
  templates: block.templates.map(({ layout, name, description }) => ({ layout, name: name ?? '', description: description ?? '' })),
})

interface TemplateGalleryProps {
  readonly view: TemplateGalleryView
  readonly placeholderNames: readonly string[]
}

const Template = ({ template, placeholderNames }: { readonly template: TemplateView; readonly placeholderNames: readonly string[] }) => {
  const Wireframe = wireframes[template.layout]
  return (
    <li className="template">
      <div className="template__window" aria-hidden="true">
        <div className="template__bar">
          <VisitorPlate placeholders={placeholderNames} size="small" fitted />
        </div>
        <svg viewBox="0 0 560 300" preserveAspectRatio="xMidYMin slice" focusable="false">
          <Wireframe />
        </svg>
      </div>
      <h3>{template.name}</h3>
      <p>{template.description}</p>
    </li>
  )
}

/** Layouts as wireframes, each at the visitor's own address. */
export const TemplateGallery = ({ view, placeholderNames }: TemplateGalleryProps) => {
  if (view.templates.length === 0) return null
  return (
    <HeadedSection heading={view.heading} intro={view.intro}>
      <ul className="templates">
        {view.templates.map((template) => (
          <Template key={template.layout + template.name} template={template} placeholderNames={placeholderNames} />
        ))}
      </ul>
    </HeadedSection>
  )
}

export const templateGallerySection = defineSection('template-gallery', {
  heading: 'section',
  failure: 'generic',
  load: toTemplateGalleryView,
  draw: TemplateGallery,
})

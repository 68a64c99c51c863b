import { useLocale, useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { servicePath } from '@/core/navigation/paths'
import { ButtonLink } from '@/components/ui/button/button'
import type { TemplateGalleryBlock } from '@/payload-types'
import { defineSection } from '@/blocks/define-section'
import { HeadedSection } from '@/components/ui/section/section'
import { VisitorPlate } from '@/components/ui/visitor-name/visitor-name.client'

export type TemplateLayout = 'shop' | 'portfolio' | 'restaurant' | 'journal' | 'studio' | 'event'

interface TemplateView {
  readonly layout: TemplateLayout
  readonly name: string
  readonly description: string
}

interface TemplateGalleryView {
  readonly heading: string
  readonly intro: string | null
  readonly templates: readonly TemplateView[]
}

/**
 * Six wireframes, 560 wide and taller than their frame. Content is between 40 and 520, because narrow frames crop the sides. `ink`
 * is text, `line` the background of images, `bar` the one strong surface.
 */
const ink = 'var(--ink)'
const ground = 'var(--line)'
const strong = 'var(--bar)'

const rects = (list: readonly (readonly [x: number, y: number, width: number, height: number])[]) =>
  list.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')

const textLines = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, index) => `M${x} ${y + index * 14}h${width}`).join('')

const Shop = () => (
  <>
    <path fill={strong} d={rects([[40, 28, 480, 96]])} />
    <path fill="none" stroke="var(--surface)" strokeWidth="12" d="M64 64h180M64 92h112" />
    <path
      fill={ground}
      d={rects([
        [40, 144, 112, 112],
        [163, 144, 112, 112],
        [285, 144, 112, 112],
        [408, 144, 112, 112],
        [40, 318, 112, 112],
        [163, 318, 112, 112],
        [285, 318, 112, 112],
        [408, 318, 112, 112],
      ])}
    />
    <path fill="none" stroke={ink} strokeWidth="6" d="M40 272h70M163 272h84M285 272h60M408 272h76" />
    <path fill="none" stroke={ink} strokeWidth="10" d="M40 292h40M163 292h34M285 292h44M408 292h38" />
  </>
)

const Portfolio = () => (
  <>
    <path fill="none" stroke={ink} strokeWidth="16" d="M40 44h210" />
    <path fill="none" stroke={ink} strokeWidth="6" d={textLines(40, 74, [150, 110])} />
    <path
      fill={ground}
      d={rects([
        [40, 112, 300, 190],
        [352, 28, 168, 120],
        [352, 160, 168, 142],
        [40, 314, 168, 150],
        [220, 314, 300, 150],
      ])}
    />
    <path fill={strong} d={rects([[352, 160, 168, 142]])} />
  </>
)

const Restaurant = () => (
  <>
    <circle cx="404" cy="150" r="116" fill={ground} />
    <circle cx="404" cy="150" r="78" fill="none" stroke={ink} strokeWidth="3" />
    <circle cx="404" cy="150" r="34" fill={strong} />
    <path fill="none" stroke={ink} strokeWidth="18" d="M40 56h190" />
    <path fill="none" stroke={ink} strokeWidth="3" d="M40 92h210M40 122h210M40 152h210M40 182h210M40 212h210M40 242h210" />
    <path
      fill="none"
      stroke={ink}
      strokeWidth="6"
      d="M40 107h96M216 107h34M40 137h120M216 137h34M40 167h78M216 167h34M40 197h110M216 197h34M40 227h88M216 227h34"
    />
  </>
)

const Journal = () => (
  <>
    <path fill="none" stroke={ink} strokeWidth="22" d="M120 48h320" />
    <path fill="none" stroke={ink} strokeWidth="3" d="M40 76h480M40 82h480" />
    <path fill={ground} d={rects([[40, 100, 232, 150]])} />
    <path fill="none" stroke={ink} strokeWidth="12" d="M40 276h200M40 298h150" />
    <path
      fill="none"
      stroke={ink}
      strokeWidth="5"
      d={
        textLines(292, 106, [104, 108, 96, 108, 100, 108, 90, 108, 104, 70, 108, 96, 104, 60]) +
        textLines(416, 106, [104, 92, 104, 100, 104, 60, 98, 104, 96, 104, 84, 104, 100, 48]) +
        textLines(40, 326, [230, 220, 232])
      }
    />
    <path fill="none" stroke={ink} strokeWidth="2" d="M282 100v300M406 100v300" />
  </>
)

const Studio = () => (
  <>
    <path fill={strong} d={rects([[0, 0, 196, 480]])} />
    <path fill="none" stroke="var(--surface)" strokeWidth="14" d="M52 50h96" />
    <path fill="none" stroke="var(--surface)" strokeWidth="6" d="M52 100h60M52 124h84M52 148h48M52 172h70" />
    <path
      fill={ground}
      d={rects([
        [220, 28, 300, 168],
        [220, 322, 144, 110],
        [376, 322, 144, 110],
      ])}
    />
    <path fill="none" stroke={ink} strokeWidth="14" d="M220 226h240" />
    <path fill="none" stroke={ink} strokeWidth="6" d={textLines(220, 254, [280, 260, 190])} />
  </>
)

const Event = () => (
  <>
    <path fill="none" stroke={ink} strokeWidth="40" d="M40 62h270" />
    <path fill="none" stroke={ink} strokeWidth="40" d="M40 114h190" />
    <path fill={strong} d={rects([[380, 42, 140, 92]])} />
    <path fill="none" stroke={ink} strokeWidth="2" d="M40 166h480M40 206h480M40 246h480M40 286h480M40 326h480" />
    <path fill="none" stroke={ink} strokeWidth="10" d="M40 186h52M40 226h52M40 266h52M40 306h52" />
    <path
      fill="none"
      stroke={ink}
      strokeWidth="6"
      d="M130 186h180M130 226h220M130 266h140M130 306h200M440 186h80M460 226h60M430 266h90M450 306h70"
    />
  </>
)

const wireframes = {
  shop: Shop,
  portfolio: Portfolio,
  restaurant: Restaurant,
  journal: Journal,
  studio: Studio,
  event: Event,
} satisfies Record<TemplateLayout, () => ReactNode>

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
  const t = useTranslations('templateGallery')
  const locale = useLocale()
  const drawing = useId()
  const Wireframe = wireframes[template.layout]
  return (
    <li className="template">
      <div className="template__window" aria-hidden="true">
        <div className="template__bar">
          <VisitorPlate placeholders={placeholderNames} size="small" fitted />
        </div>
        <svg viewBox="0 0 560 300" preserveAspectRatio="xMidYMin slice" focusable="false">
          <g id={drawing}>
            <Wireframe />
          </g>
        </svg>
      </div>
      <h3>{template.name}</h3>
      <p>{template.description}</p>
      <details className="disclosure">
        <summary>{t('preview', { name: template.name })}</summary>
        <div className="template__preview" aria-hidden="true">
          <svg viewBox="0 0 560 480" focusable="false">
            <use href={`#${drawing}`} />
          </svg>
          <svg viewBox="24 0 270 480" focusable="false">
            <use href={`#${drawing}`} />
          </svg>
        </div>
      </details>
      <ButtonLink href={`/${locale}${servicePath('website')}`}>{t('use', { name: template.name })}</ButtonLink>
    </li>
  )
}

/** Layouts as wireframes, each with the visitor's own domain, full-page and phone previews, and a link to the website builder. */
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

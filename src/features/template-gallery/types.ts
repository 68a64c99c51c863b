export type TemplateLayout = 'shop' | 'portfolio' | 'restaurant' | 'journal' | 'studio' | 'event'

export interface TemplateView {
  readonly layout: TemplateLayout
  readonly name: string
  /** What it suits. */
  readonly description: string
}

export interface TemplateGalleryView {
  readonly heading: string
  readonly intro: string | null
  readonly templates: readonly TemplateView[]
}

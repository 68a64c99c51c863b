import type { BlockSeed, FeaturesGrid, HostingFamily, PageSeed } from '../../page-types'
import type { Localized } from '../../types'

interface FamilyPage extends Pick<PageSeed, 'path' | 'title' | 'meta'> {
  readonly family: HostingFamily
  readonly plans: { readonly heading: Localized; readonly intro: Localized }
  readonly features: Pick<FeaturesGrid, 'heading' | 'intro' | 'items'>
  readonly testimonials: Localized
  readonly faq: Localized
  readonly callToAction: {
    readonly heading: Localized
    readonly body: Localized
    readonly buttonLabel: Localized
    readonly href: string
  }
}

/** The six plan families share their order of sections, and nothing of their words. */
export const familyPage = (page: FamilyPage): PageSeed => {
  const layout: readonly BlockSeed[] = [
    {
      blockType: 'hosting-plans',
      ...page.plans,
      category: page.family,
      services: [],
      defaultBilling: 'monthly',
      showPlate: true,
    },
    { blockType: 'features-grid', ...page.features },
    { blockType: 'testimonials', heading: page.testimonials, presentation: 'grid', limit: 3 },
    { blockType: 'faq', heading: page.faq, topic: 'hosting', limit: 6 },
    { blockType: 'call-to-action', ...page.callToAction, showPlate: true },
  ]
  return { path: page.path, title: page.title, breadcrumb: page.title, meta: page.meta, noindex: false, layout }
}

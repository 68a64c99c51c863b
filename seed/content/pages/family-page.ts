import type { BlockSeed, FeaturesGrid, HostingFamily } from '../../block-types'
import type { PageSeed } from '../../page-types'
import type { Localized } from '../../types'

type BlockOf<Type extends BlockSeed['blockType']> = Extract<BlockSeed, { readonly blockType: Type }>
type Words<Type extends BlockSeed['blockType']> = Omit<BlockOf<Type>, 'blockType'>

interface FamilyPage extends Pick<PageSeed, 'path' | 'title' | 'meta'> {
  readonly family: HostingFamily
  readonly plans: { readonly heading: Localized; readonly intro: Localized }
  readonly features: Pick<FeaturesGrid, 'heading' | 'intro' | 'items'>
  readonly technical: Words<'technical-features'>
  readonly summary: { readonly heading: Localized; readonly intro: Localized }
  readonly testimonials: Words<'testimonials'>
  readonly faq: Localized
  readonly callToAction: Omit<Words<'call-to-action'>, 'showPlate'>
  /** Order of the sections after the plans; further blocks may be inserted. */
  readonly arrangement: readonly (Section | BlockSeed)[]
}

type Section = 'features' | 'technical' | 'summary' | 'testimonials' | 'faq' | 'callToAction'

/** Page of a plan family: plans first, then the shared sections in an order of its own. */
export const familyPage = (page: FamilyPage): PageSeed => {
  const sections: Readonly<Record<Section, BlockSeed>> = {
    features: { blockType: 'features-grid', ...page.features },
    technical: { blockType: 'technical-features', ...page.technical },
    summary: { blockType: 'hosting-summary', ...page.summary, category: page.family },
    testimonials: { blockType: 'testimonials', ...page.testimonials },
    faq: { blockType: 'faq', heading: page.faq, topic: page.family, limit: 6 },
    callToAction: { blockType: 'call-to-action', ...page.callToAction, showPlate: true },
  }
  const plans: BlockSeed = {
    blockType: 'hosting-plans',
    ...page.plans,
    category: page.family,
    services: [],
    defaultBilling: 'monthly',
    showPlate: true,
  }
  const layout = [plans, ...page.arrangement.map((entry) => (typeof entry === 'string' ? sections[entry] : entry))]
  return { path: page.path, title: page.title, breadcrumb: page.title, meta: page.meta, noindex: false, layout }
}

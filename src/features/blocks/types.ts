import type { ReactNode } from 'react'

import type { CallToActionView } from '../call-to-action/types'
import type { CaseStudiesView } from '../case-studies/types'
import type { DomainHeroView, HeroResultsSlot } from '../domain-hero/types'
import type { DomainPricingView } from '../domain-pricing/types'
import type { FaqView } from '../faq/types'
import type { FeaturesGridView } from '../features-grid/types'
import type { HostingPlansView } from '../hosting-plans/types'
import type { SslChooserView } from '../ssl-chooser/types'
import type { SslPlansView } from '../ssl-plans/types'
import type { TechnologyStackView } from '../technology-stack/types'
import type { TestimonialsView } from '../testimonials/types'
import type { TrustStatsView } from '../trust-stats/types'
import type { AddToCartSlot } from '@/ui/add-to-cart-slot'

/** What each block of a page shows, by the block's slug. */
export interface BlockViews {
  readonly 'domain-hero': DomainHeroView
  readonly 'trust-stats': TrustStatsView
  readonly 'hosting-plans': HostingPlansView
  readonly 'ssl-plans': SslPlansView
  readonly 'ssl-chooser': SslChooserView
  readonly 'domain-pricing': DomainPricingView
  readonly testimonials: TestimonialsView
  readonly 'case-studies': CaseStudiesView
  readonly 'technology-stack': TechnologyStackView
  readonly 'features-grid': FeaturesGridView
  readonly faq: FaqView
  readonly 'call-to-action': CallToActionView
  readonly 'rich-text': { readonly content: ReactNode }
}

export type BlockSlug = keyof BlockViews

/** A block of a page, ready to draw. */
export type BlockView = { readonly [Slug in BlockSlug]: { readonly id: string; readonly slug: Slug; readonly view: BlockViews[Slug] } }[BlockSlug]

/** What sections need from beyond themselves. */
export interface BlockWorld {
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
  readonly HeroResults?: HeroResultsSlot
}

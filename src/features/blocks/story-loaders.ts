import type { Locale } from '@/config/locales'
import type {
  DomainCategoriesBlock,
  HeroBlock,
  NetworkMetricsBlock,
  OnboardingBlock,
  SecurityFeaturesBlock,
  TechnicalFeaturesBlock,
  TemplateGalleryBlock,
} from '@/payload-types'
import { readMetrics } from '@/request-context'
import { toDomainCategoriesView } from '../domain-categories/to-view'
import { toHeroView } from '../hero/to-view'
import { toNetworkMetricsView } from '../network-metrics/to-view'
import { toOnboardingView } from '../onboarding/to-view'
import { toSecurityFeaturesView } from '../security-features/to-view'
import { toTechnicalFeaturesView } from '../technical-features/to-view'
import { toTemplateGalleryView } from '../template-gallery/to-view'
import { readPrices } from './read-prices'

/** The blocks that tell: openings, data sheets, protections, steps and figures. */
export const storyLoaders = {
  hero: (block: HeroBlock, locale: Locale) => toHeroView(block, locale),
  'technical-features': (block: TechnicalFeaturesBlock) => toTechnicalFeaturesView(block),
  'security-features': (block: SecurityFeaturesBlock) => toSecurityFeaturesView(block),
  onboarding: (block: OnboardingBlock, locale: Locale) => toOnboardingView(block, locale),
  'network-metrics': async (block: NetworkMetricsBlock, locale: Locale) => toNetworkMetricsView(block, await readMetrics(locale), locale),
  'template-gallery': (block: TemplateGalleryBlock) => toTemplateGalleryView(block),
  'domain-categories': async (block: DomainCategoriesBlock, locale: Locale) => toDomainCategoriesView(block, await readPrices(locale)),
}

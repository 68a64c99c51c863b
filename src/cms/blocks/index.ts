import type { Block } from 'payload'
import { sketch, type SketchPart } from '../admin/sketch'
import { words, type Words } from '../words'
import { callToAction } from './call-to-action/schema'
import { caseStudies } from './case-studies/schema'
import { contactForm } from './contact-form/schema'
import { domainHero } from './domain-hero/schema'
import { domainPricing } from './domain-pricing/schema'
import { faq } from './faq/schema'
import { featuresGrid } from './features-grid/schema'
import { hostingPlans } from './hosting-plans/schema'
import { resourceCentre } from './resource-centre/schema'
import { migrationForm } from './migration-form/schema'
import { richText } from './rich-text/schema'
import { sslChooser } from './ssl-chooser/schema'
import { sslPlans } from './ssl-plans/schema'
import { technologyStack } from './technology-stack/schema'
import { testimonials } from './testimonials/schema'
import { trustStats } from './trust-stats/schema'
import { configurator } from './configurator/schema'
import { emailPlans } from './email-plans/schema'
import { hostingSummary } from './hosting-summary/schema'
import { pricingComparison } from './pricing-comparison/schema'
import { servicesGrid } from './services-grid/schema'
import { bulkSearch } from './bulk-search/schema'
import { dnsLookup } from './dns-lookup/schema'
import { domainPricingGrid } from './domain-pricing-grid/schema'
import { domainSearchWidget } from './domain-search-widget/schema'
import { domainTools } from './domain-tools/schema'
import { transferPricing } from './transfer-pricing/schema'
import { transferWizard } from './transfer-wizard/schema'
import { whoisLookup } from './whois-lookup/schema'
import { domainCategories } from './domain-categories/schema'
import { hero } from './hero/schema'
import { networkMetrics } from './network-metrics/schema'
import { onboarding } from './onboarding/schema'
import { securityFeatures } from './security-features/schema'
import { technicalFeatures } from './technical-features/schema'
import { templateGallery } from './template-gallery/schema'

const groups = {
  sell: words({ en: 'Sell', es: 'Vender', fr: 'Vendre', de: 'Verkaufen' }),
  explain: words({ en: 'Explain', es: 'Explicar', fr: 'Expliquer', de: 'Erklären' }),
  prove: words({ en: 'Prove', es: 'Demostrar', fr: 'Prouver', de: 'Belegen' }),
  tools: words({ en: 'Tools and forms', es: 'Herramientas y formularios', fr: 'Outils et formulaires', de: 'Werkzeuge und Formulare' }),
} as const

/** A section as the admin offers it: in its group, with a drawing, named by its kind and heading instead of a name of its own. */
const offered =
  (group: Words) =>
  (block: Block, ...drawing: readonly SketchPart[]): Block => ({
    ...block,
    admin: {
      ...block.admin,
      group,
      disableBlockName: true,
      images: { thumbnail: { url: sketch(...drawing), alt: '' } },
      components: { Label: { path: '/cms/admin/rows/section-name.client#SectionName', clientProps: { kind: block.labels?.singular } } },
    },
  })

const sell = offered(groups.sell)
const explain = offered(groups.explain)
const prove = offered(groups.prove)
const tool = offered(groups.tools)

/** The sections a page may have, in the order the admin offers them; each is drawn by the feature of the same name. */
export const pageBlocks: Block[] = [
  sell(hero, 'bigTitle', 'lead', 'button', 'picture'),
  sell(domainHero, 'bigTitle', 'search'),
  sell(hostingPlans, 'title', 'cards'),
  sell(hostingSummary, 'title', 'choices'),
  sell(pricingComparison, 'title', 'table'),
  sell(configurator, 'title', 'choices'),
  sell(servicesGrid, 'title', 'tiles'),
  sell(emailPlans, 'title', 'cards'),
  sell(sslPlans, 'title', 'cards'),
  sell(sslChooser, 'title', 'choices'),
  sell(domainPricing, 'title', 'table'),
  sell(domainPricingGrid, 'title', 'table'),
  sell(transferPricing, 'title', 'table'),
  sell(callToAction, 'band'),
  explain(featuresGrid, 'title', 'tiles'),
  explain(technicalFeatures, 'title', 'rows'),
  explain(securityFeatures, 'title', 'tiles'),
  explain(onboarding, 'title', 'steps'),
  explain(domainCategories, 'title', 'tiles'),
  explain(templateGallery, 'title', 'tiles'),
  explain(faq, 'title', 'rows'),
  explain(resourceCentre, 'title', 'cards'),
  explain(richText, 'title', 'text'),
  prove(testimonials, 'quote'),
  prove(caseStudies, 'title', 'cards'),
  prove(trustStats, 'figures'),
  prove(networkMetrics, 'title', 'figures'),
  prove(technologyStack, 'title', 'marks'),
  tool(domainSearchWidget, 'title', 'search'),
  tool(bulkSearch, 'title', 'form'),
  tool(whoisLookup, 'title', 'search'),
  tool(dnsLookup, 'title', 'search'),
  tool(domainTools, 'title', 'tiles'),
  tool(transferWizard, 'title', 'steps'),
  tool(migrationForm, 'title', 'form'),
  tool(contactForm, 'title', 'form'),
]

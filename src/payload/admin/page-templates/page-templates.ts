import type { PageBlockSlug } from '@/modules/content/pages'
import { words, type WordKey, type Words } from '@/payload/words'
import { example, description } from './example'

/** A section of a template: texts in every language, other values as the form stores them. */
interface PageTemplateSection {
  readonly blockType: PageBlockSlug
  readonly [field: string]: unknown
}

export interface PageTemplate {
  readonly name: string
  readonly title: Words
  readonly purpose: Words
  /** Initial path; the editor may change it. */
  readonly path: string
  readonly description: Words
  readonly sections: readonly PageTemplateSection[]
}

const opening = (picture: string, heading: WordKey): PageTemplateSection => ({
  blockType: 'hero',
  heading: example(heading),
  lead: example('pageTemplates.opening.hero.lead'),
  intro: example('pageTemplates.opening.hero.intro'),
  primaryLabel: words('pageTemplates.opening.hero.primaryLabel'),
  primaryHref: '/pricing',
  picture,
})

const point = (icon: string, title: WordKey) => ({
  icon,
  title: example(title),
  description: example('pageTemplates.point.description'),
})

const reasons: PageTemplateSection = {
  blockType: 'features-grid',
  heading: example('pageTemplates.reasons.features-grid.heading'),
  items: [
    point('zap', 'pageTemplates.reasons.features-grid.items.zap.label'),
    point('shield-check', 'pageTemplates.reasons.features-grid.items.shield-check.label'),
    point('headset', 'pageTemplates.reasons.features-grid.items.headset.label'),
  ],
}

const voices: PageTemplateSection = {
  blockType: 'testimonials',
  heading: example('pageTemplates.voices.testimonials.heading'),
  presentation: 'grid',
  limit: 3,
}

const questions = (topic: string): PageTemplateSection => ({
  blockType: 'faq',
  heading: words('pageTemplates.questions.faq.heading'),
  topic,
  limit: 6,
})

const tld: PageTemplateSection = {
  blockType: 'call-to-action',
  heading: example('pageTemplates.tld.call-to-action.heading'),
  body: example('pageTemplates.tld.call-to-action.body'),
  buttonLabel: words('pageTemplates.tld.call-to-action.buttonLabel'),
  href: '/pricing',
}

const step = (title: WordKey) => ({
  title: example(title),
  description: example('pageTemplates.step.description'),
  buttonLabel: words('pageTemplates.step.buttonLabel'),
  href: '/contact',
})

const help: PageTemplate = {
  name: 'help',
  title: words('pageTemplates.help.title'),
  purpose: words('pageTemplates.help.purpose'),
  path: '/help-topic',
  description,
  sections: [
    {
      ...opening('none', 'pageTemplates.help.heading'),
      primaryLabel: words('pageTemplates.help.none.primaryLabel'),
      primaryHref: '/contact',
    },
    {
      blockType: 'onboarding',
      heading: example('pageTemplates.help.onboarding.heading'),
      steps: [
        step('pageTemplates.help.onboarding.steps.1'),
        step('pageTemplates.help.onboarding.steps.2'),
        step('pageTemplates.help.onboarding.steps.3'),
      ],
    },
    questions('general'),
    { blockType: 'contact-form', heading: words('pageTemplates.help.contact-form.heading') },
  ],
}

const story: PageTemplate = {
  name: 'story',
  title: words('pageTemplates.story.title'),
  purpose: words('pageTemplates.story.purpose'),
  path: '/stories',
  description,
  sections: [
    opening('tags', 'pageTemplates.story.heading'),
    {
      blockType: 'trust-stats',
      items: [
        {
          value: example('pageTemplates.story.trust-stats.items.value'),
          label: example('pageTemplates.story.trust-stats.items.label'),
        },
      ],
    },
    {
      blockType: 'case-studies',
      heading: example('pageTemplates.story.case-studies.heading'),
      presentation: 'feature',
      limit: 1,
    },
    voices,
    tld,
  ],
}

const promotion: PageTemplate = {
  name: 'promotion',
  title: words('pageTemplates.promotion.title'),
  purpose: words('pageTemplates.promotion.purpose'),
  path: '/promotion',
  description,
  sections: [
    opening('ledger', 'pageTemplates.promotion.heading'),
    {
      blockType: 'hosting-plans',
      heading: example('pageTemplates.promotion.hosting-plans.heading'),
      category: 'shared',
      defaultBilling: 'yearly',
    },
    reasons,
    voices,
    questions('pricing'),
    tld,
  ],
}

const product: PageTemplate = {
  name: 'product',
  title: words('pageTemplates.product.title'),
  purpose: words('pageTemplates.product.purpose'),
  path: '/product',
  description,
  sections: [
    opening('rack', 'pageTemplates.product.heading'),
    {
      blockType: 'hosting-plans',
      heading: example('pageTemplates.product.hosting-plans.heading'),
      category: 'vps',
      defaultBilling: 'monthly',
    },
    reasons,
    {
      blockType: 'technical-features',
      heading: example('pageTemplates.product.technical-features.heading'),
      groups: [
        {
          icon: 'cpu',
          title: example('pageTemplates.product.technical-features.groups.title'),
          items: [
            {
              name: example('pageTemplates.product.technical-features.groups.items.name'),
              value: example('pageTemplates.product.technical-features.groups.items.value'),
            },
          ],
        },
      ],
    },
    voices,
    questions('hosting'),
    tld,
  ],
}

const comparison: PageTemplate = {
  name: 'comparison',
  title: words('pageTemplates.comparison.title'),
  purpose: words('pageTemplates.comparison.purpose'),
  path: '/comparison',
  description,
  sections: [
    opening('plates', 'pageTemplates.comparison.heading'),
    {
      blockType: 'pricing-comparison',
      heading: example('pageTemplates.comparison.pricing-comparison.heading'),
      categories: ['shared', 'vps'],
      defaultBilling: 'monthly',
    },
    reasons,
    {
      blockType: 'case-studies',
      heading: example('pageTemplates.comparison.case-studies.heading'),
      presentation: 'masonry',
      limit: 4,
    },
    questions('hosting'),
    tld,
  ],
}

export const pageTemplates: readonly PageTemplate[] = [promotion, product, comparison, help, story]

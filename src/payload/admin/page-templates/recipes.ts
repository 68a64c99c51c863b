import { words, type WordKey } from '@/payload/words'
import { example, description } from './example'
import type { RecipeSection, Recipe } from './recipe'

const opening = (picture: string, heading: WordKey): RecipeSection => ({
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

const reasons: RecipeSection = {
  blockType: 'features-grid',
  heading: example('pageTemplates.reasons.features-grid.heading'),
  items: [
    point('zap', 'pageTemplates.reasons.features-grid.items.zap.label'),
    point('shield-check', 'pageTemplates.reasons.features-grid.items.shield-check.label'),
    point('headset', 'pageTemplates.reasons.features-grid.items.headset.label'),
  ],
}

const voices: RecipeSection = {
  blockType: 'testimonials',
  heading: example('pageTemplates.voices.testimonials.heading'),
  presentation: 'grid',
  limit: 3,
}

const questions = (topic: string): RecipeSection => ({
  blockType: 'faq',
  heading: words('pageTemplates.questions.faq.heading'),
  topic,
  limit: 6,
})

const tld: RecipeSection = {
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

const help: Recipe = {
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

const story: Recipe = {
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

const promotion: Recipe = {
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

const product: Recipe = {
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

const comparison: Recipe = {
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

export const recipes: readonly Recipe[] = [promotion, product, comparison, help, story]

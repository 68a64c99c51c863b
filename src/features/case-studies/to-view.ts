import type { CaseStudiesBlock, CaseStudy } from '@/payload-types'
import { toPicture } from '@/modules/content/shop-settings'
import { languageOf, languageOfBlock } from '@/lib/text-language'
import type { CaseStudiesView, CaseStudyView } from './types'

const toItem = (document: CaseStudy): CaseStudyView => ({
  slug: document.slug,
  company: document.company,
  logo: toPicture(document.logo),
  industry: document.industry ?? '',
  description: document.description ?? '',
  challenge: document.challenge ?? '',
  solution: document.solution ?? '',
  testimonial: document.testimonial ?? '',
  results: (document.results ?? []).map(({ metric, value, improvement }) => ({
    metric: metric ?? '',
    value: value ?? '',
    improvement: improvement ?? '',
  })),
  timeline: document.timeline ?? '',
  tags: (document.tags ?? []).flatMap(({ text }) => (text ? [text] : [])),
  count: document.count ?? 0,
  lang: languageOf(document, 'description'),
})

export const toCaseStudiesView = (block: CaseStudiesBlock, documents: readonly CaseStudy[]): CaseStudiesView => ({
  heading: block.heading ?? '',
  presentation: block.presentation,
  lang: languageOfBlock(block),
  items: documents.slice(0, block.limit ?? documents.length).map(toItem),
})

import type { Testimonial, TestimonialsBlock } from '@/payload-types'
import { toPicture } from '@/modules/content/shop-settings'
import { languageOf, languageOfBlock } from '@/lib/text-language'
import type { TestimonialsView, TestimonialView } from './types'

/** A hyphen between two figures is set as the dash that means up to. */
const toRange = (size: string) => size.replace(/(?<=\d)-(?=\d)/g, '–')

const toItem = (document: Testimonial): TestimonialView => ({
  id: document.id,
  name: document.name,
  role: document.role ?? '',
  company: document.company,
  content: document.content ?? '',
  rating: document.demo ? null : document.rating,
  verified: (document.verified ?? false) && !document.demo,
  industry: document.industry ?? '',
  companySize: toRange(document.companySize ?? ''),
  domain: document.domain ?? null,
  avatar: toPicture(document.avatar),
  lang: languageOf(document, 'content'),
})

/** The customers an editor named, in that order; all of them where none is named. */
const chosen = (domains: TestimonialsBlock['domains'], documents: readonly Testimonial[]): readonly Testimonial[] =>
  domains && domains.length > 0 ? domains.flatMap(({ key }) => documents.filter(({ domain }) => domain === key)) : documents

export const toTestimonialsView = (block: TestimonialsBlock, documents: readonly Testimonial[]): TestimonialsView => ({
  heading: block.heading ?? '',
  presentation: block.presentation,
  lang: languageOfBlock(block),
  items: chosen(block.domains, documents)
    .slice(0, block.limit ?? documents.length)
    .map(toItem),
})

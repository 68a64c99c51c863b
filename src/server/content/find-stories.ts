import type { CaseStudy, Faq, Metric, Technology, Testimonial } from '@/payload-types'
import type { Context } from '@/server/platform/context'
import { findPublished } from '@/server/platform/find-published'

export const findTestimonials = (context: Context): Promise<readonly Testimonial[]> =>
  findPublished(context, 'testimonials', { sort: 'order', depth: 1 })

export const findCaseStudies = (context: Context): Promise<readonly CaseStudy[]> =>
  findPublished(context, 'case-studies', { sort: 'order', depth: 1 })

export const findTechnologies = (context: Context): Promise<readonly Technology[]> =>
  findPublished(context, 'technologies', { sort: 'order' })

export const findFaqs = (context: Context): Promise<readonly Faq[]> => findPublished(context, 'faqs', { sort: 'order' })

export const findMetrics = (context: Context): Promise<readonly Metric[]> => findPublished(context, 'metrics', { sort: 'order' })

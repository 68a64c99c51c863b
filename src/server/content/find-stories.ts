import type { CaseStudy, Faq, Metric, Technology, Testimonial } from '@/payload-types'
import type { Context } from '@/server/platform/context'
import { findPublished } from '@/server/platform/find-published'
import { readWithEnglishBehind } from '@/server/platform/text-language'

export const findTestimonials = (context: Context): Promise<readonly Testimonial[]> =>
  readWithEnglishBehind(context.locale, (fallbackLocale) =>
    findPublished(context, 'testimonials', { sort: 'order', depth: 1, fallbackLocale }),
  )

export const findCaseStudies = (context: Context): Promise<readonly CaseStudy[]> =>
  readWithEnglishBehind(context.locale, (fallbackLocale) =>
    findPublished(context, 'case-studies', { sort: 'order', depth: 1, fallbackLocale }),
  )

export const findTechnologies = (context: Context): Promise<readonly Technology[]> =>
  findPublished(context, 'technologies', { sort: 'order' })

/** Each marked with what it borrows from English (R20). */
export const findFaqs = (context: Context): Promise<readonly Faq[]> =>
  readWithEnglishBehind(context.locale, (fallbackLocale) => findPublished(context, 'faqs', { sort: 'order', fallbackLocale }))

export const findMetrics = (context: Context): Promise<readonly Metric[]> => findPublished(context, 'metrics', { sort: 'order' })

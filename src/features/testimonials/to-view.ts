import type { Media, Testimonial, TestimonialsBlock } from '@/payload-types'
import type { TestimonialsView, TestimonialView } from './types'

const toAvatar = (avatar: string | Media | null | undefined): TestimonialView['avatar'] =>
  typeof avatar === 'object' && avatar?.url && avatar.width && avatar.height
    ? { src: avatar.url, width: avatar.width, height: avatar.height }
    : null

const toItem = (document: Testimonial): TestimonialView => ({
  id: document.id,
  name: document.name,
  role: document.role ?? '',
  company: document.company,
  content: document.content ?? '',
  rating: document.rating,
  verified: document.verified ?? false,
  domain: document.domain ?? null,
  avatar: toAvatar(document.avatar),
})

export const toTestimonialsView = (block: TestimonialsBlock, documents: readonly Testimonial[]): TestimonialsView => ({
  heading: block.heading ?? '',
  presentation: block.presentation,
  items: documents.slice(0, block.limit ?? documents.length).map(toItem),
})

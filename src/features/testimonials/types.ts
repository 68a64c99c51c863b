import type { PictureView } from '@/modules/content/shop-settings'
import type { BorrowedLanguage } from '@/lib/text-language'

export interface TestimonialView {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly company: string
  readonly content: string
  /** 1 to 5; `null` for demo content (R10). */
  readonly rating: number | null
  /** Never for demo content (R10). */
  readonly verified: boolean
  readonly industry: string
  /** How many work there, as in 11-50. */
  readonly companySize: string
  /** Their own name, on a white plate: butter is the visitor's alone. */
  readonly domain?: string | null
  readonly avatar?: PictureView | null
  /** R20: of the quote. */
  readonly lang?: BorrowedLanguage
}

export interface TestimonialsView {
  readonly heading: string
  readonly presentation: 'quote' | 'grid'
  /** R20: of the heading. */
  readonly lang?: BorrowedLanguage
  readonly items: readonly TestimonialView[]
}

import { type PictureView, toPicture } from '@/modules/content/to-picture'
import { listedDocuments } from '@/core/listed-documents'
import { type BorrowedLanguage, languageOf, languageOfBlock } from '@/lib/text-language'
import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/styles/class-names'
import { Icon, Check, Monogram } from '@/components/ui/icons/icon'
import { Plate } from '@/components/ui/plate/plate'
import type { Testimonial, TestimonialsBlock } from '@/payload-types'
import { useId } from 'react'
import { defineSection } from '@/blocks/define-section'
import { Masonry } from '@/components/ui/masonry/masonry.client'
import { Section, SectionHead, Wide } from '@/components/ui/section/section'

const most = 5
const step = 18
const radius = 8
const slots = Array.from({ length: most }, (_, index) => index)

const xOf = (index: number) => radius + index * step
const round = (value: number) => Math.round(value * 10) / 10

/** A zero-length stroke with round caps renders a dot. */
const headPath = (index: number) => `M${xOf(index)} ${radius}h.01`

const slotPath = (index: number) => {
  const turn = ((32 + index * 67) * Math.PI) / 180
  const x = round(5 * Math.cos(turn))
  const y = round(5 * Math.sin(turn))
  return `M${round(xOf(index) - x)} ${round(radius - y)}l${round(2 * x)} ${round(2 * y)}`
}

/** Five screws, one driven in per point; the rating is also given as text. */
const Rating = ({ rating }: { readonly rating: number }) => {
  const driven = slots.filter((index) => index < rating)
  return (
    <svg className="rating" viewBox={`0 0 ${most * step - 2} 16`} aria-hidden="true" focusable="false">
      <path stroke="var(--ink)" strokeWidth={2 * radius} strokeLinecap="round" d={driven.map(headPath).join('')} />
      <path stroke="var(--surface)" strokeWidth="2.4" d={driven.map(slotPath).join('')} />
      {slots.slice(driven.length).map((index) => (
        <circle key={index} cx={xOf(index)} cy={radius} r="6.8" fill="none" stroke="var(--ink-2)" strokeWidth="2" strokeDasharray="3 2.6" />
      ))}
    </svg>
  )
}

interface TestimonialView {
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
  /** Number of employees, such as 11-50. */
  readonly companySize: string
  /** The customer's domain, on a white plate: yellow is reserved for the visitor's. */
  readonly domain?: string | null
  readonly avatar?: PictureView | null
  /** R20: language of the quote. */
  readonly lang?: BorrowedLanguage
}

interface TestimonialsView {
  readonly heading: string
  readonly presentation: 'quote' | 'grid'
  /** R20: language of the heading. */
  readonly lang?: BorrowedLanguage
  readonly items: readonly TestimonialView[]
}

interface QuoteProps {
  readonly testimonial: TestimonialView
  readonly size?: 'large' | 'small'
}

/** Quotation marks follow the page's language (`<q>`). */
export const Quote = ({ testimonial, size = 'large' }: QuoteProps) => {
  const t = useTranslations('testimonials')
  const { name, role, company, content, rating, verified, industry, companySize, domain, avatar, lang } = testimonial
  const trade = [industry, companySize ? t('size', { size: companySize }) : null].filter(Boolean).join(' · ')
  return (
    <figure className={classNames('quote', size === 'small' && 'quote--small')}>
      <blockquote lang={lang}>
        <q>{content}</q>
      </blockquote>
      <figcaption>
        {domain ? <Plate name={domain} state="other" size={size === 'small' ? 'small' : 'medium'} /> : null}
        <span className="quote__who">
          {avatar ? (
            <Image
              className="quote__face"
              src={avatar.src}
              width={avatar.width}
              height={avatar.height}
              sizes="44px"
              alt=""
              style={{ objectPosition: avatar.focus }}
            />
          ) : (
            <Monogram className="quote__face" name={name} />
          )}
          <span>
            <b>{name}</b>
            <span className="muted">{[role, company].filter(Boolean).join(', ')}</span>
            {trade ? <span className="muted small">{trade}</span> : null}
          </span>
        </span>
        {rating === null && !verified ? null : (
          <span className="quote__marks small">
            {rating === null ? null : (
              <span>
                <Rating rating={rating} /> <span>{t('rating', { rating })}</span>
              </span>
            )}
            {verified ? (
              <span>
                <Icon of={Check} size={16} /> {t('verified')}
              </span>
            ) : null}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

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

export const toTestimonialsView = (block: TestimonialsBlock, documents: readonly Testimonial[]): TestimonialsView => ({
  heading: block.heading ?? '',
  presentation: block.presentation,
  lang: languageOfBlock(block),
  items: listedDocuments(block, documents).map(toItem),
})

/** §7: renders nothing without testimonials. */
export const Testimonials = ({ view }: { readonly view: TestimonialsView }) => {
  const heading = useId()
  const [first] = view.items
  if (!first) return null
  return (
    <Section labelledBy={heading}>
      <Wide>
        {view.presentation === 'quote' ? (
          <>
            <h2 className="visually-hidden" id={heading} lang={view.lang}>
              {view.heading}
            </h2>
            <Quote testimonial={first} />
          </>
        ) : (
          <>
            <SectionHead id={heading} heading={view.heading} lang={view.lang} />
            <Masonry most={3}>
              {view.items.map((testimonial) => (
                <li key={testimonial.id}>
                  <Quote testimonial={testimonial} size="small" />
                </li>
              ))}
            </Masonry>
          </>
        )}
      </Wide>
    </Section>
  )
}

export const testimonialsSection = defineSection('testimonials', {
  heading: 'section',
  failure: 'nothing',
  marksBorrowed: true,
  load: async (block, { testimonials }) => toTestimonialsView(block, await testimonials()),
  draw: Testimonials,
})

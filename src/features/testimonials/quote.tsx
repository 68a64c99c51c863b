import Image from 'next/image'
import { useTranslations } from 'next-intl'

import { classNames } from '@/ui/styles/class-names'
import { Icon } from '@/ui/icons/icon'
import { Check } from '@/ui/icons/icons'
import { Plate } from '@/ui/plate/plate'

import { Rating } from './rating'
import type { TestimonialView } from './types'

interface QuoteProps {
  readonly testimonial: TestimonialView
  readonly size?: 'large' | 'small'
}

/** What somebody said, and whose name it is. Quotation marks follow the page's language (`<q>`). */
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
            <Image className="quote__face" src={avatar.src} width={avatar.width} height={avatar.height} sizes="44px" alt="" />
          ) : null}
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

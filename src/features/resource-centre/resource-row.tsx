import { BookOpen, Compass, ListChecks, type LucideIcon, SquarePlay } from 'lucide-react'
import Link from 'next/link'
import { useFormatter, useTranslations } from 'next-intl'

import type { ResourceType } from '@/core/filters/filter-resources'
import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import { Icon } from '@/ui/icons/icon'

import { DifficultyUnits } from './difficulty-units'
import type { ResourceView } from './types'

const icons = { video: SquarePlay, documentation: BookOpen, tutorial: ListChecks, guide: Compass } satisfies Record<
  ResourceType,
  LucideIcon
>

const Figure = ({ label, children }: { readonly label: string; readonly children: string | null }) => (
  <div>
    <dt>
      <VisuallyHidden>{label}</VisuallyHidden>
    </dt>
    <dd>{children}</dd>
  </div>
)

interface ResourceRowProps {
  readonly resource: ResourceView
  /** One step below the section's own. */
  readonly headingLevel: 2 | 3
}

/** One resource: what it is, what it says, and how hard, long, good and read it is (§3). */
export const ResourceRow = ({ resource, headingLevel }: ResourceRowProps) => {
  const t = useTranslations('resourceCentre')
  const format = useFormatter()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const { type, title, description, difficulty, duration, rating, views, href } = resource
  return (
    <article className="resource">
      <p className="resource__type">
        <Icon of={icons[type]} />
        {t(`types.${type}`)}
      </p>
      <div className="resource__words">
        <Heading>{href ? <Link href={href}>{title}</Link> : title}</Heading>
        <p>{description}</p>
      </div>
      <dl className="resource__figures">
        <div className="resource__level">
          <dt>
            <VisuallyHidden>{t('level')}</VisuallyHidden>
          </dt>
          <dd>
            <DifficultyUnits difficulty={difficulty} />
            {t(`difficulties.${difficulty}`)}
          </dd>
        </div>
        {duration === null ? null : (
          <Figure label={t('duration')}>{format.number(duration, { style: 'unit', unit: 'minute', unitDisplay: 'short' })}</Figure>
        )}
        {rating === null ? null : (
          <Figure label={t('ratingLabel')}>
            {t('rating', { rating: format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) })}
          </Figure>
        )}
        {views === null ? null : <Figure label={t('viewsLabel')}>{t('views', { count: views })}</Figure>}
      </dl>
    </article>
  )
}

'use client'

import type { ResourceDifficulty, ResourceRowView, ResourceRowWords } from './types'
import { BookOpen, Compass, ListChecks, type IconNode, SquarePlay } from 'lucide'
import Link from 'next/link'
import type { ResourceType } from '@/core/filters'
import { VisuallyHidden } from '@/components/ui/accessibility/accessibility'
import { Icon } from '@/components/ui/icons/icon'

const filledUnits = { Beginner: 1, Intermediate: 2, Advanced: 3 } satisfies Record<ResourceDifficulty, number>

const unitsUpTo = (count: number): string => Array.from({ length: count }, (_, unit) => `M1 ${13 - unit * 6}h14v4h-14z`).join('')

/** Decorative; the difficulty is shown as text beside it. */
const DifficultyUnits = ({ difficulty }: { readonly difficulty: ResourceDifficulty }) => (
  <svg className="resource__units" viewBox="0 0 16 18" width="16" height="18" aria-hidden="true" focusable="false">
    <path fill="none" stroke="currentColor" strokeWidth="1.5" d={unitsUpTo(3)} />
    <path fill="currentColor" d={unitsUpTo(filledUnits[difficulty])} />
  </svg>
)

const icons = { video: SquarePlay, documentation: BookOpen, tutorial: ListChecks, guide: Compass } satisfies Record<ResourceType, IconNode>

const Figure = ({ label, text }: { readonly label: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <div>
      <dt>
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{text}</dd>
    </div>
  )

interface ResourceRowProps {
  readonly resource: ResourceRowView
  readonly words: ResourceRowWords
  /** Heading level, one below the section's. */
  readonly headingLevel: 2 | 3
}

export const ResourceRow = ({ resource, words, headingLevel }: ResourceRowProps) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const { type, title, description, difficulty, duration, rating, views, href } = resource
  return (
    <article className="resource">
      <p className="resource__type">
        <Icon of={icons[type]} />
        {words.types[type]}
      </p>
      <div className="resource__words">
        <Heading>{href ? <Link href={href}>{title}</Link> : title}</Heading>
        <p>{description}</p>
      </div>
      <dl className="resource__figures">
        <div className="resource__level">
          <dt>
            <VisuallyHidden>{words.level}</VisuallyHidden>
          </dt>
          <dd>
            <DifficultyUnits difficulty={difficulty} />
            {words.difficulties[difficulty]}
          </dd>
        </div>
        <Figure label={words.duration} text={duration} />
        <Figure label={words.rating} text={rating} />
        <Figure label={words.views} text={views} />
      </dl>
    </article>
  )
}

'use client'

import { BookOpen, Compass, ListChecks, type IconNode, SquarePlay } from 'lucide'
import Link from 'next/link'

import type { ResourceType } from '@/core/filters'
import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import { Icon } from '@/ui/icons/icon'

import { DifficultyUnits } from './difficulty-units'
import type { ResourceRowView, ResourceRowWords } from './types'

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
  /** One step below the section's own. */
  readonly headingLevel: 2 | 3
}

/** One resource: what it is, what it says, and how hard, long, good and read it is (§3). */
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

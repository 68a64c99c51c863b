import { useId } from 'react'

import { defineSection } from '@/parts/sections/define-section'
import { ButtonLink } from '@/ui/button/button-link'
import { classNames } from '@/ui/styles/class-names'
import { SectionHeading } from '@/ui/section/section'

import { Picture } from './picture'
import { toHeroView } from './to-view'
import type { HeroView } from './types'

interface HeroProps {
  readonly view: HeroView
  readonly placeholderNames: readonly string[]
  readonly headingLevel?: 1 | 2
}

/** The opening of a page that is about neither a name nor a price list: what it is, and a picture that counts or shows it. */
export const Hero = ({ view, placeholderNames, headingLevel = 1 }: HeroProps) => {
  const heading = useId()
  const { lead, intro, primary, secondary, picture } = view
  return (
    <section className={classNames('opening wall', picture && `opening--${picture}`)} aria-labelledby={heading}>
      <div className="wide opening__grid">
        <div className="opening__words">
          <SectionHeading id={heading} level={headingLevel} heading={view.heading} />
          {lead ? <p className="opening__lead">{lead}</p> : null}
          {intro ? <p className="opening__intro">{intro}</p> : null}
          {primary || secondary ? (
            <p className="opening__links">
              {primary ? (
                <ButtonLink variant="go" href={primary.href}>
                  {primary.label}
                </ButtonLink>
              ) : null}
              {secondary ? <ButtonLink href={secondary.href}>{secondary.label}</ButtonLink> : null}
            </p>
          ) : null}
        </div>
        {picture ? <Picture of={picture} showPlate={view.showPlate} placeholderNames={placeholderNames} /> : null}
      </div>
    </section>
  )
}

export const heroSection = defineSection('hero', {
  heading: 'page',
  failure: 'generic',
  load: (block, { locale }) => toHeroView(block, locale),
  draw: Hero,
})

import { useId } from 'react'

import { defineSection } from '@/blocks/define-section'
import { localizedHref } from '@/core/navigation/paths'
import { ButtonLink } from '@/components/ui/button/button'
import { Sign } from '@/components/ui/plate/sign'
import { VisitorSign } from '@/components/ui/visitor-name/visitor-name.client'
import { SectionHeading } from '@/components/ui/section/section'

interface CallToActionView {
  readonly heading: string
  readonly body?: string | null
  readonly buttonLabel: string
  /** With language prefix. */
  readonly href: string
  /** On a sign with the visitor's domain; otherwise on the green background. */
  readonly showPlate: boolean
}

interface CallToActionProps {
  readonly view: CallToActionView
  readonly placeholderNames: readonly string[]
}

/** The sign spans the page's width; its missing screw is the remaining step. */
const CallToAction = ({ view, placeholderNames }: CallToActionProps) => {
  const heading = useId()
  const button = (
    <ButtonLink variant="go" size="large" href={view.href} className="last-sign__button">
      {view.buttonLabel}
    </ButtonLink>
  )
  if (!view.showPlate) {
    return (
      <section className="last-wall wall" aria-labelledby={heading}>
        <div className="wide last-wall__row">
          <div>
            <SectionHeading id={heading} heading={view.heading} />
            {view.body ? <p>{view.body}</p> : null}
          </div>
          {button}
        </div>
      </section>
    )
  }
  return (
    <section className="last-sign" aria-labelledby={heading}>
      <Sign missingScrew>
        <div className="wide last-sign__grid">
          <SectionHeading id={heading} heading={view.heading} />
          <VisitorSign placeholderNames={placeholderNames} largest="clamp(60px, 16vw, 230px)" />
          <p>{view.body}</p>
          {button}
        </div>
      </Sign>
    </section>
  )
}

export const callToActionSection = defineSection('call-to-action', {
  heading: 'section',
  failure: 'generic',
  load: ({ heading, body, buttonLabel, href, showPlate }, { locale }) => ({
    heading: heading ?? '',
    body,
    buttonLabel: buttonLabel ?? '',
    href: localizedHref(locale, href),
    showPlate: showPlate ?? false,
  }),
  draw: CallToAction,
})

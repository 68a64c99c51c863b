import { type ReactNode, useId } from 'react'

import { Drawing } from '@/ui/drawings/drawing.client'
import type { DrawingName } from '@/ui/drawings/shapes'
import { classNames } from '@/ui/styles/class-names'
import { headingWords } from './heading-words'

interface SectionProps {
  readonly id?: string
  readonly labelledBy?: string
  /** `wall`: enamel green. `follows`: no room above, the section before has left enough. */
  readonly look?: 'plain' | 'wall' | 'follows'
  readonly className?: string
  readonly children: ReactNode
}

/** A part of a page that breathes. */
export const Section = ({ id, labelledBy, look = 'plain', className, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    className={classNames('section', look === 'wall' && 'wall', look === 'follows' && 'section--follows', className)}
  >
    {children}
  </section>
)

/** 1344 px at most: every section begins at the same edge. */
export const Wide = ({ className, children }: { readonly className?: string; readonly children: ReactNode }) => (
  <div className={classNames('wide', className)}>{children}</div>
)

/** Two columns, 5/7 or 7/5, never halves. */
export const Split = ({
  ratio = '5/7',
  className,
  children,
}: {
  readonly ratio?: '5/7' | '7/5'
  readonly className?: string
  readonly children: ReactNode
}) => <div className={classNames('split', ratio === '7/5' && 'split--7-5', className)}>{children}</div>

interface SectionHeadProps {
  readonly id?: string
  readonly heading: ReactNode
  readonly intro?: ReactNode
  /** Of heading and intro, where it is not the page's. */
  readonly lang?: string
  /** Right of the heading: a toggle, a key. */
  readonly aside?: ReactNode
  readonly level?: 1 | 2
  /** Right of the heading that names the whole page, where nothing else stands: the thing it is about. */
  readonly drawing?: DrawingName
}

/** The heading and, under it, the intro, for a section that sets its own head. */
export const SectionHeading = ({ id, heading, intro, lang, level = 2 }: Omit<SectionHeadProps, 'aside' | 'drawing'>) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  const { style, words } = headingWords(heading)
  return (
    <>
      <Heading id={id} style={style} lang={lang}>
        {words}
      </Heading>
      {intro ? (
        <p className="section__intro" lang={lang}>
          {intro}
        </p>
      ) : null}
    </>
  )
}

/** Only where the section names the page: further down a page has pictures of its own. */
export const HeadDrawing = ({ of, level }: { readonly of?: DrawingName; readonly level?: 1 | 2 }) =>
  of !== undefined && level === 1 ? <Drawing of={of} /> : null

export const SectionHead = ({ aside, drawing, ...heading }: SectionHeadProps) => (
  <div className="section__head">
    <div>
      <SectionHeading {...heading} />
    </div>
    {aside ? <div className="section__aside">{aside}</div> : <HeadDrawing of={drawing} level={heading.level} />}
  </div>
)

interface HeadedSectionProps extends SectionHeadProps, Pick<SectionProps, 'look' | 'className'> {
  readonly children: ReactNode
}

/** A section named by the heading it begins with. */
export const HeadedSection = ({ id, look, className, children, ...head }: HeadedSectionProps) => {
  const own = useId()
  const headingId = id ?? own
  return (
    <Section labelledBy={headingId} look={look} className={className}>
      <Wide>
        <SectionHead {...head} id={headingId} />
        {children}
      </Wide>
    </Section>
  )
}

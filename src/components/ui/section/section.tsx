import { type ReactNode, type CSSProperties, useId } from 'react'
import { measureName } from '@/components/ui/plate/plate-metrics'
import { Drawing } from '@/components/ui/drawings/drawing.client'
import type { DrawingName } from '@/components/ui/drawings/shapes'
import { classNames } from '@/components/ui/styles/class-names'

/** Zero width; prevents a line break. */
const wordJoiner = '\u2060'
/** In em; words up to this width fit a phone's column in any heading. */
const alwaysFits = 8
/** Extra width of a capital, in em; lower case is measured. */
const capital = 0.15

const width = (word: string): number => measureName(word.replaceAll(wordJoiner, '')).normal + capital
const fits = (words: string): boolean => width(words) <= alwaysFits

const compound = /[\p{L}\d]+(?:-[\p{L}\d]+)+/gu
const singleLetter = /(?<![\p{L}-])\p{L}-(?=\p{L})/gu
const lastWords = /(?<= )[^ \u00a0]+ [^ \u00a0]+$/

/**
 * Prevents breaks within short compounds ("peut-être", "WHOIS-Abfrage"), after a single letter ("E-Mail-Adresse"), and before a last
 * word that fits on a line with the one before.
 */
export const wholeWords = (heading: ReactNode): ReactNode =>
  typeof heading === 'string'
    ? heading
        .replace(compound, (word) => word.replace(fits(word) ? /-/g : singleLetter, `$&${wordJoiner}`))
        .replace(lastWords, (words) => (fits(words) ? words.replace(' ', '\u00a0') : words))
    : heading

/**
 * Width of a heading's longest word in em, so that the stylesheet can shrink headings with long (German) words instead of breaking
 * them.
 */
export const longestWordStyle = (heading: ReactNode): CSSProperties | undefined => {
  if (typeof heading !== 'string') return undefined
  const longest = Math.max(
    0,
    ...heading
      .split(/[\s\u00ad]+|-(?!\u2060)/)
      .filter(Boolean)
      .map(width),
  )
  return longest > alwaysFits ? ({ '--longest-word': longest.toFixed(2) } as CSSProperties) : undefined
}

/** "Support: a person, 24/7.": prefers a break after the colon. */
const inPhrases = (words: ReactNode): ReactNode => {
  const colon = typeof words === 'string' ? words.search(/:\s\S/) : -1
  if (typeof words !== 'string' || colon === -1) return words
  return (
    <>
      <span className="heading-phrase">{words.slice(0, colon + 1)}</span> <span className="heading-phrase">{words.slice(colon + 2)}</span>
    </>
  )
}

/** Typesetting of a heading: long words shrink it, short hyphenated words stay whole, and it breaks after a colon first. */
export const headingWords = (heading: ReactNode): { readonly style: CSSProperties | undefined; readonly words: ReactNode } => {
  const words = wholeWords(heading)
  return { style: longestWordStyle(words), words: inPhrases(words) }
}

interface PageHeadProps {
  readonly heading: ReactNode
  readonly intro?: ReactNode
  /** Language of heading and intro, if not the page's. */
  readonly lang?: string
  readonly above?: ReactNode
  /** False if a section below has the h1; then only breadcrumbs render. */
  readonly hasOwnHeading?: boolean
}

export const PageHead = ({ heading, intro, lang, above, hasOwnHeading = true }: PageHeadProps) => {
  const { style, words } = headingWords(heading)
  return (
    <div className="page-head">
      <div className="wide">
        {above}
        {hasOwnHeading ? (
          <h1 style={style} lang={lang}>
            {words}
          </h1>
        ) : null}
        {hasOwnHeading && intro ? (
          <p className="section__intro" lang={lang}>
            {intro}
          </p>
        ) : null}
      </div>
    </div>
  )
}

interface SectionProps {
  readonly id?: string
  readonly labelledBy?: string
  /** `wall`: green background. `follows`: no space above. */
  readonly look?: 'plain' | 'wall' | 'follows'
  readonly className?: string
  readonly children: ReactNode
}

export const Section = ({ id, labelledBy, look = 'plain', className, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    className={classNames('section', look === 'wall' && 'wall', look === 'follows' && 'section--follows', className)}
  >
    {children}
  </section>
)

/** Container of at most 1344 px. */
export const Wide = ({ className, children }: { readonly className?: string; readonly children: ReactNode }) => (
  <div className={classNames('wide', className)}>{children}</div>
)

/** Two columns in a ratio of 5/7 or 7/5. */
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
  /** Language of heading and intro, if not the page's. */
  readonly lang?: string
  /** Content right of the heading, such as a toggle or a legend. */
  readonly aside?: ReactNode
  readonly level?: 1 | 2
  /** Right of an h1 without `aside`. */
  readonly drawing?: DrawingName
}

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

/** For h1 only; further down, sections have images of their own. */
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

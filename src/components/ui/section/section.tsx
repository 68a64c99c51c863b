import { type ReactNode, type CSSProperties, useId } from 'react'
import { measureName } from '@/components/ui/plate/plate-metrics'
import { Drawing } from '@/components/ui/drawings/drawing.client'
import type { DrawingName } from '@/components/ui/drawings/shapes'
import { classNames } from '@/components/ui/styles/class-names'

/** Keeps a line from breaking where it stands; has no width. */
const wordJoiner = '\u2060'
const shortWord = /(?<![\p{L}-])(?:\p{L}-(?=\p{L})|\p{L}\p{Ll}{1,6}-(?=\p{Ll}{1,8}(?!\p{L})))/gu

/** A heading breaks between its words, not after the hyphen of a short one: French has "peut-être" and "montrez-nous" in many of them, German "E-Mail-Adresse". */
export const wholeWords = (heading: ReactNode): ReactNode =>
  typeof heading === 'string' ? heading.replace(shortWord, `$&${wordJoiner}`) : heading

/** Words up to this width, in em, fit into a column of a phone at the size of any heading. */
const alwaysFits = 8
/** A capital is wider than the small letter that is measured. */
const capital = 0.15

const width = (word: string): number => measureName(word.replaceAll(wordJoiner, '')).normal + capital

/** A heading with a long word, such as German makes them, is set smaller where the word would break: its width for the style sheet, in em. */
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

/** "Support: a person, 24/7.": a line ends at the colon before it ends within what stands on either side. */
const inPhrases = (words: ReactNode): ReactNode => {
  const colon = typeof words === 'string' ? words.search(/:\s\S/) : -1
  if (typeof words !== 'string' || colon === -1) return words
  return (
    <>
      <span className="heading-phrase">{words.slice(0, colon + 1)}</span> <span className="heading-phrase">{words.slice(colon + 2)}</span>
    </>
  )
}

/** How a heading is set: smaller where it has a long word, its short words whole, broken at its colon first. */
export const headingWords = (heading: ReactNode): { readonly style: CSSProperties | undefined; readonly words: ReactNode } => {
  const words = wholeWords(heading)
  return { style: longestWordStyle(words), words: inPhrases(words) }
}

interface PageHeadProps {
  readonly heading: ReactNode
  readonly intro?: ReactNode
  /** Of heading and intro, where it is not the page's. */
  readonly lang?: string
  /** Breadcrumbs. */
  readonly above?: ReactNode
  /** Breadcrumbs alone, where a section below carries the h1. */
  readonly hasOwnHeading?: boolean
}

/** What a page begins with: where it stands, and what it is called. */
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

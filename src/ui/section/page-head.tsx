import type { ReactNode } from 'react'

import { headingWords } from './heading-words'

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

import { type ReactNode, useId } from 'react'

import type { Messages } from '@/i18n/messages'
import { Section, SectionHeading, Wide } from '@/ui/section/section'
import { NeedsScript } from '../waiting/needs-script'
import { IslandWords } from '../words/island-words'
import type { HeadedView } from './headed-view'

interface ToolSectionProps {
  readonly view: HeadedView
  readonly headingLevel?: 1 | 2
  /** What the tool asks for. */
  readonly namespaces: readonly (keyof Messages)[]
  readonly children: ReactNode
}

/** A tool that answers by script alone, under its heading. */
export const ToolSection = ({ view, headingLevel, namespaces, children }: ToolSectionProps) => {
  const heading = useId()
  return (
    <Section labelledBy={heading}>
      <Wide>
        <div className="section__tool-head">
          <SectionHeading id={heading} level={headingLevel} heading={view.heading} intro={view.intro} />
        </div>
        <NeedsScript />
        <IslandWords namespaces={namespaces}>{children}</IslandWords>
      </Wide>
    </Section>
  )
}

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'

import type { Messages } from '@/lib/i18n/messages'
import type { DrawingName } from '@/ui/drawings/shapes'
import { Section, SectionHead, Wide } from '@/ui/section/section'
import { IslandWords } from '@/parts/words/island-words'
import type { HeadedView } from './headed-view'

interface ToolSectionProps {
  readonly view: HeadedView
  readonly headingLevel?: 1 | 2
  /** What the tool asks for. */
  readonly namespaces: readonly (keyof Messages)[]
  readonly drawing: DrawingName
  readonly children: ReactNode
}

/** For a tool that answers by script alone: said where there is none, instead of a button that does nothing. */
const NeedsScript = () => {
  const t = useTranslations('waiting')
  return (
    <noscript>
      <p className="needs-script">{t('needsScript')}</p>
    </noscript>
  )
}

/** A tool that answers by script alone, under its heading. */
export const ToolSection = ({ view, headingLevel, namespaces, drawing, children }: ToolSectionProps) => {
  const heading = useId()
  return (
    <Section labelledBy={heading}>
      <Wide>
        <SectionHead id={heading} level={headingLevel} heading={view.heading} intro={view.intro} lang={view.lang} drawing={drawing} />
        <NeedsScript />
        <IslandWords namespaces={namespaces}>{children}</IslandWords>
      </Wide>
    </Section>
  )
}

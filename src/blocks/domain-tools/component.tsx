import { localizedHref } from '@/core/navigation/paths'
import type { DomainToolsBlock } from '@/payload-types'
import { defineSection } from '@/blocks/define-section'
import { ButtonLink } from '@/components/ui/button/button'
import { Icon, ArrowRight } from '@/components/ui/icons/icon'
import { TopicIcon } from '@/components/ui/icons/topic-icon'
import { HeadedSection } from '@/components/ui/section/section'

interface DomainToolView {
  readonly icon: string
  readonly title: string
  readonly description: string
  readonly buttonLabel: string
  readonly href: string
}

interface DomainToolsView {
  readonly heading: string
  readonly intro: string | null
  readonly tools: readonly DomainToolView[]
}

const toDomainToolsView = (block: DomainToolsBlock, locale: string): DomainToolsView => ({
  heading: block.heading ?? '',
  intro: block.intro ?? null,
  tools: block.tools.map(({ icon, title, description, buttonLabel, href }) => ({
    icon: icon ?? '',
    title: title ?? '',
    description: description ?? '',
    buttonLabel: buttonLabel ?? '',
    href: localizedHref(locale, href),
  })),
})

const DomainTools = ({ view }: { readonly view: DomainToolsView }) => {
  if (view.tools.length === 0) return null
  return (
    <HeadedSection heading={view.heading} intro={view.intro} look="wall">
      <ul className="tool-wall">
        {view.tools.map(({ icon, title, description, buttonLabel, href }) => (
          <li key={href}>
            <span className="tool-wall__tool" aria-hidden="true">
              <TopicIcon name={icon} size={72} />
            </span>
            <div className="tool-wall__words">
              <h3>{title}</h3>
              <p>{description}</p>
              <ButtonLink href={href} size="small">
                {buttonLabel}
                <Icon of={ArrowRight} size={18} />
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}

export const domainToolsSection = defineSection('domain-tools', {
  heading: 'section',
  failure: 'generic',
  load: (block, { locale }) => toDomainToolsView(block, locale),
  draw: DomainTools,
})

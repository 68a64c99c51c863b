import { localizedHref } from '@/core/navigation/localized-href'
import type { DomainToolsBlock } from '@/payload-types'
import type { DomainToolsView } from './types'

export const toDomainToolsView = (block: DomainToolsBlock, locale: string): DomainToolsView => ({
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

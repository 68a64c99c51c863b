import { useId } from 'react'

import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import { ButtonLink } from '@/components/ui/button/button'
import { Section, Wide } from '@/components/ui/section/section'

import type { PlainContent } from './section-words'

interface PlainSectionProps {
  readonly heading: string | null
  readonly headingLevel?: 1 | 2
  readonly content: PlainContent
  /** Language of the page. */
  readonly locale: Locale
  /** If it differs from the page's. */
  readonly lang?: string
}

export const PlainSection = ({ heading, headingLevel = 2, content, locale, lang }: PlainSectionProps) => {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const headingId = useId()
  const title = content.heading ?? heading
  return (
    <Section labelledBy={title ? headingId : undefined}>
      <Wide className="section-data">
        <div lang={lang}>
          {title ? <Heading id={headingId}>{title}</Heading> : null}
          {content.intro ? <p className="section__intro">{content.intro}</p> : null}
          {content.link ? (
            <p className="section-data__way">
              <ButtonLink href={localizedHref(locale, content.link.href)}>{content.link.label}</ButtonLink>
            </p>
          ) : null}
          {content.items.length > 0 ? (
            <ul className="section-data__items">
              {content.items.map((item, index) => (
                <li key={index}>
                  {item.title ? <b>{item.title}</b> : null}
                  {item.text ? <p>{item.text}</p> : null}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </Wide>
    </Section>
  )
}

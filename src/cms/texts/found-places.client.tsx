'use client'

import { useTranslation } from '@payloadcms/ui'
import { translate } from '@/cms/words'
import { textWords } from './text-words'
import type { FoundDocument, TextAnswer, TextHit } from './search-texts'

/** "30 days: 18 places". */
export const FoundCount = ({ answer }: { readonly answer: TextAnswer }) => {
  const { i18n } = useTranslation()
  const say = (text: (typeof textWords)[keyof typeof textWords]) => translate({ i18n }, text)
  if (answer.places === 0) return <p role="status">{say(textWords.none)}</p>
  return (
    <p role="status">
      <strong>{answer.query}</strong>: {answer.places} {say(textWords.places)} {answer.isMore ? say(textWords.more) : null}
    </p>
  )
}

export const FoundTitle = ({ found }: { readonly found: FoundDocument }) => (
  <>
    {found.title || found.areaLabel} <small>{found.title ? found.areaLabel : null}</small>
  </>
)

/** In which language, and where. */
export const PlaceName = ({ hit: { locale, label, key } }: { readonly hit: TextHit }) => (
  <>
    {[locale.toUpperCase(), label].filter((word) => word !== '').join(' · ')}
    {key === null ? null : (
      <>
        {' '}
        <code>{key}</code>
      </>
    )}
  </>
)

/** A place: its language, where it stands, and the words around. */
export const FoundPlace = ({ hit }: { readonly hit: TextHit }) => (
  <a href={hit.address}>
    <span className="text-place__where">
      <PlaceName hit={hit} />
    </span>
    <span lang={hit.locale}>
      {hit.excerpt.before}
      <mark>{hit.excerpt.match}</mark>
      {hit.excerpt.after}
    </span>
  </a>
)

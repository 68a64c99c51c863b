'use client'

import { DeskTrouble } from '@/cms/admin/recovery/save-trouble.client'
import type { Words } from '@/cms/words'
import { FoundTitle, PlaceName } from './found-places.client'
import type { ReviewedPlace } from './replace-texts'
import type { FoundDocument } from './search-texts'
import type { Replaced } from './text-calls.client'
import { textWords } from './text-words'

interface NamedProps {
  readonly place: ReviewedPlace
  readonly documents: readonly FoundDocument[]
}

/** As it was found; what has since stopped saying it, by its document and language. */
const RefusedPlace = ({ place: { area, document, path, locale }, documents }: NamedProps) => {
  const found = documents.find((each) => each.area === area && each.document === document)
  const hit = found?.hits.find((each) => each.path === path && each.locale === locale)
  return (
    <>
      {found ? <FoundTitle found={found} /> : null} {hit ? <PlaceName hit={hit} /> : locale.toUpperCase()}
    </>
  )
}

interface OutcomeProps {
  readonly outcome: Replaced | 'lost'
  readonly documents: readonly FoundDocument[]
  readonly say: (text: Words) => string
}

/** What became of a replacement. */
export const ReplaceOutcome = ({ outcome, documents, say }: OutcomeProps) => {
  if (outcome === 'lost')
    return (
      <>
        <p role="alert">{say(textWords.lost)}</p>
        <DeskTrouble />
      </>
    )
  if (outcome.refused.length === 0) return <p role="status">{say(textWords.done)}</p>
  return (
    <div role="alert">
      <p>{say(textWords.refused)}</p>
      <ul>
        {outcome.refused.map(({ place, message }) => (
          <li key={`${place.area} ${place.document} ${place.locale} ${place.path}`}>
            <RefusedPlace place={place} documents={documents} />: {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

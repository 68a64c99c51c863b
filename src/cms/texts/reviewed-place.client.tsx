'use client'

import { useTranslation } from '@payloadcms/ui'
import { translate } from '@/cms/words'
import { PlaceName } from './found-places.client'
import { textWords } from './text-words'
import type { TextHit } from './search-texts'

interface ReviewedPlaceProps {
  readonly hit: TextHit
  /** Its pieces as they would be. */
  readonly after: readonly string[]
  readonly isChosen: boolean
  readonly choose: (isChosen: boolean) => void
}

/** A place that would change: what it says, what it would say, and whether it should. */
export const ReviewedLine = ({ hit, after, isChosen, choose }: ReviewedPlaceProps) => {
  const { i18n } = useTranslation()
  return (
    <div className="text-change">
      <label>
        <input type="checkbox" checked={isChosen} onChange={({ target }) => choose(target.checked)} /> <PlaceName hit={hit} />
      </label>
      {hit.segments.map((segment, at) =>
        segment === after[at] ? null : (
          // Pieces of a text have no names of their own, and stay in their order.
          <dl key={at} lang={hit.locale}>
            <dt lang={i18n.language}>{translate({ i18n }, textWords.before)}</dt>
            <dd>
              <del>{segment}</del>
            </dd>
            <dt lang={i18n.language}>{translate({ i18n }, textWords.after)}</dt>
            <dd>
              <ins>{after[at]}</ins>
            </dd>
          </dl>
        ),
      )}
    </div>
  )
}

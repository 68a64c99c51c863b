import type { ServerComponentProps } from 'payload'
import { translate } from '@/cms/words'
import { findDocumentUses } from './document-uses'
import { linkWords } from './link-words'

type UsedInProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'req'> & { readonly area: string }

/** Beside a form: each place that leads to this document or shows it, so that nobody takes it away unawares. */
export const UsedIn = async ({ data, i18n, req, area }: UsedInProps) => {
  if (typeof data['id'] !== 'string') return null
  const { places, isMore } = await findDocumentUses(req, area, data)
  return (
    <div className="used-in">
      <strong>{translate({ i18n }, linkWords.usedIn)}</strong>
      {places.length === 0 ? (
        <p>{translate({ i18n }, linkWords.unused)}</p>
      ) : (
        <>
          <ul>
            {places.map(({ name, address }) => (
              <li key={name}>
                <a href={address}>{name}</a>
              </li>
            ))}
            {isMore ? <li>{translate({ i18n }, linkWords.more)}</li> : null}
          </ul>
          <p>{translate({ i18n }, area === 'faqs' ? linkWords.shownByTopic : linkWords.held)}</p>
        </>
      )}
    </div>
  )
}

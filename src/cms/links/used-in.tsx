import type { ServerComponentProps } from 'payload'
import { findUses } from '@/server/translations/link-repository'
import { translate } from '../words'
import { linkWords } from './link-words'
import { namePlace } from './place-name'
import { targetsOfDocument } from './uses'

type UsedInProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'payload'> & { readonly area: string }

const most = 50

/** Beside a form: each place that leads to this document or shows it, so that nobody takes it away unawares. */
export const UsedIn = async ({ data, i18n, payload, area }: UsedInProps) => {
  if (typeof data['id'] !== 'string') return null
  const links = await findUses(payload.db.drizzle, targetsOfDocument(area, data), most + 1)
  const named = links.slice(0, most).flatMap((link) => namePlace(payload.config, { i18n }, link) ?? [])
  // A document that names it twice is one place to look at.
  const places = [...new Map(named.map((place) => [place.name, place])).values()]
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
            {links.length > most ? <li>{translate({ i18n }, linkWords.more)}</li> : null}
          </ul>
          <p>{translate({ i18n }, linkWords.lost)}</p>
        </>
      )}
    </div>
  )
}

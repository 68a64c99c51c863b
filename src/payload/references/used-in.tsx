import type { ServerComponentProps, AdminViewServerProps, ServerProps } from 'payload'
import { translate } from '@/payload/words'
import { findDocumentUses, namePlace } from './document-uses'
import { linkWords, faultWords } from './link-words'
import { notFound } from 'next/navigation'
import { knowledgeBasePath } from '@/core/navigation/paths'
import { findBrokenLinks } from '@/modules/translations/translations.repository'
import { hasRole, marketers } from '@/payload/access/rules'
import { ScreenPage } from '@/payload/admin/screen-page'

type UsedInProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'req'> & { readonly area: string }

/** Documents that reference this one, to check before deleting it. */
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

const most = 200

export const LinksView = async ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  if (!marketers({ req })) return notFound()
  const { payload } = req
  const links = await findBrokenLinks(payload.db.drizzle, { prefix: `${knowledgeBasePath}/`, limit: most + 1 })
  const rows = links.slice(0, most).flatMap((link) => {
    const place = namePlace(payload.config, req, link)
    return place ? [{ ...link, ...place }] : []
  })
  return (
    <ScreenPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <h1>{translate(req, linkWords.menu)}</h1>
      <p>{translate(req, linkWords.intro)}</p>
      {links.length > most ? <p>{translate(req, linkWords.first)}</p> : null}
      {rows.length === 0 ? (
        <p>{translate(req, linkWords.none)}</p>
      ) : (
        <table className="broken-links">
          <thead>
            <tr>
              <th scope="col">{translate(req, linkWords.place)}</th>
              <th scope="col">{translate(req, linkWords.leadsTo)}</th>
              <th scope="col">{translate(req, linkWords.fault)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ area, document, path, locale: language, target, fault, name, address }) => (
              <tr key={`${area} ${document} ${path} ${language} ${target}`}>
                <td>
                  <a href={address}>{name}</a>
                </td>
                <td>{target}</td>
                <td>{translate(req, faultWords[fault])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ScreenPage>
  )
}

export const LinksLink = ({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) =>
  hasRole(user ?? null, ['admin', 'marketing']) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/links`}>
      <span className="nav__link-label">{translate({ i18n }, linkWords.menu)}</span>
    </a>
  ) : null

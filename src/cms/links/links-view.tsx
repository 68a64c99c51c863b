import { notFound } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { knowledgeBasePath } from '@/core/navigation/paths'
import { findBrokenLinks } from '@/modules/translations/translations.repository'
import { hasRole } from '@/cms/access/identity'
import { marketers } from '@/cms/access/rules'
import { DeskPage } from '@/cms/admin/desk-page'
import { translate } from '@/cms/words'
import { faultWords, linkWords } from './link-words'
import { namePlace } from './place-name'

const most = 200

/** Content → Broken links: each with the field it stands in. */
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
    <DeskPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
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
    </DeskPage>
  )
}

/** In the menu of those who may mend them. */
export const LinksLink = ({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) =>
  hasRole(user ?? null, ['admin', 'marketing']) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/links`}>
      <span className="nav__link-label">{translate({ i18n }, linkWords.menu)}</span>
    </a>
  ) : null

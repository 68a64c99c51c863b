import type { AdminViewServerProps, CollectionSlug, ServerComponentProps } from 'payload'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'
import { findDocumentUses, namePlace, withTitles } from './document-uses'
import { findSectionPlaces, isListed, type SectionPlace } from './section-places'
import { knowledgeBasePath } from '@/core/navigation/paths'
import { findBrokenLinks } from '@/modules/translations/translations.repository'
import { DataTable } from '@/payload/admin/data-table'
import { marketers } from '@/payload/access/rules'
import { RefusedScreen, ScreenPage } from '@/payload/admin/screen-page'

type UsedInProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'req'> & { readonly area: string }

const describeSection = (reader: Reader, { place, shown, position }: SectionPlace): string =>
  translate(reader, words(place > shown ? 'links.listed.hidden' : 'links.listed.shown'), { place, shown, position })

interface SectionPlacesProps {
  readonly reader: Reader
  readonly sections: readonly SectionPlace[]
  readonly isPublished: boolean
}

/** Sections that list documents by position, and whether this one is among those shown. */
const SectionPlaces = ({ reader, sections, isPublished }: SectionPlacesProps) =>
  sections.length === 0 ? null : (
    <>
      {isPublished ? null : <p>{translate(reader, words('links.listed.oncePublished'))}</p>}
      <ul>
        {sections.map((section) => (
          <li key={section.address}>
            <a href={section.address}>{section.name}</a>: {describeSection(reader, section)}
          </li>
        ))}
      </ul>
    </>
  )

/** Documents that reference this one, to check before deleting it, and sections that list it by position. */
export const UsedIn = async ({ data, i18n, req, area }: UsedInProps) => {
  if (typeof data['id'] !== 'string') return null
  const { places, isMore } = await findDocumentUses(req, area, data)
  const { sections, isPublished } = await findSectionPlaces(req, area, data)
  const isUnused = places.length === 0 && sections.length === 0
  const hasDrafts = Boolean(req.payload.collections[area as CollectionSlug].config.versions?.drafts)
  // Visitors reach the home page without a link.
  if (isUnused && area === 'pages' && data['path'] === '/') return null
  return (
    <div className="used-in">
      <strong>{translate({ i18n }, words(isListed(area) ? 'links.shownTo' : 'links.usedIn'))}</strong>
      <SectionPlaces reader={{ i18n }} sections={sections} isPublished={isPublished} />
      {isUnused ? <p>{translate({ i18n }, words('links.unused'))}</p> : null}
      {places.length === 0 ? null : (
        <>
          <ul>
            {places.map(({ name, address }) => (
              <li key={name}>
                <a href={address}>{name}</a>
              </li>
            ))}
            {isMore ? <li>{translate({ i18n }, words('links.more'))}</li> : null}
          </ul>
          <p>
            {translate({ i18n }, words(area === 'faqs' ? 'links.shownByTopic' : 'links.held'))}{' '}
            {area !== 'faqs' && hasDrafts ? translate({ i18n }, words('links.unpublished')) : null}
          </p>
        </>
      )}
    </div>
  )
}

const most = 200

export const LinksView = async ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  if (!marketers({ req })) return <RefusedScreen initPageResult={initPageResult} params={params} searchParams={searchParams} />
  const { payload } = req
  const links = await findBrokenLinks(payload.db.drizzle, { prefix: `${knowledgeBasePath}/`, limit: most + 1 })
  const named = await withTitles(req, links.slice(0, most))
  const rows = named.flatMap((link) => {
    const place = namePlace(payload.config, req, link)
    return place ? [{ ...link, ...place }] : []
  })
  return (
    <ScreenPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <h1>{translate(req, words('links.menu'))}</h1>
      <p>{translate(req, words('links.intro'))}</p>
      {links.length > most ? <p>{translate(req, words('links.first'))}</p> : null}
      {rows.length === 0 ? (
        <p>{translate(req, words('links.none'))}</p>
      ) : (
        <DataTable
          className="desk-table"
          headings={[words('links.place'), words('links.leadsTo'), words('links.fault.label')].map((label) => translate(req, label))}
          rows={rows.map(({ target, fault, name, address }) => [
            <a key={address} href={address}>
              {name}
            </a>,
            target,
            translate(req, words(`links.fault.${fault}`)),
          ])}
        />
      )}
    </ScreenPage>
  )
}

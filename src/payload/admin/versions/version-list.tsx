import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest, Where } from 'payload'
import { DataTable } from '@/payload/admin/data-table'
import { formatMoment } from '@/payload/admin/formats'
import { translate } from '@/payload/translate'
import { type NamesIn, words } from '@/payload/words'

interface Version {
  readonly id: string
  readonly updatedAt: string
  readonly version: { readonly changedBy?: string | null; readonly _status?: string | null }
}

interface Place {
  readonly collection: string | undefined
  readonly global: string | undefined
  readonly id: string | number | undefined
  readonly hasDrafts: boolean
}

/** As many as are stored, so one list shows all. */
const most = 50

const findVersions = async (req: PayloadRequest, { collection, global, id, hasDrafts }: Place): Promise<readonly Version[]> => {
  // Leaves out Payload's internal snapshots between locales; collections without drafts lack the field.
  const shown: Where[] = hasDrafts ? [{ snapshot: { not_equals: true } }] : []
  const asked = { depth: 0, limit: most, sort: '-updatedAt', overrideAccess: false, req } as const
  const { docs } =
    collection === undefined
      ? await req.payload.findGlobalVersions({ ...asked, slug: global as GlobalSlug })
      : await req.payload.findVersions({
          ...asked,
          collection: collection as CollectionSlug,
          where: { and: [...shown, { parent: { equals: id } }] },
        })
  return docs as readonly Version[]
}

export const VersionList = async ({ initPageResult, routeSegments }: DocumentViewServerProps) => {
  const { req, collectionConfig, globalConfig, docID } = initPageResult
  const place: Place = {
    collection: collectionConfig?.slug,
    global: globalConfig?.slug,
    id: docID,
    hasDrafts: Boolean(collectionConfig?.versions?.drafts),
  }
  if (place.collection === undefined && place.global === undefined) return notFound()
  const versions = await findVersions(req, place)
  const { i18n } = req
  const address = `${req.payload.config.routes.admin}/${routeSegments.join('/')}`
  const say = (name: NamesIn<'versions'>) => translate({ i18n }, words(`versions.${name}`))
  const plural = collectionConfig?.labels?.plural
  const hasStates = versions.some(({ version }) => version._status)
  const [newest, oldest] = [versions[0], versions.at(-1)]
  // Payload compares each version with the one before it, and the first with nothing: every field of every language would be new.
  const comparisonOf = (id: string) => (newest && id === oldest?.id && id !== newest.id ? `?versionFrom=${newest.id}` : '')
  return (
    <main className="versions">
      <SetDocumentStepNav
        {...(collectionConfig ? { collectionSlug: collectionConfig.slug as CollectionSlug } : {})}
        {...(globalConfig ? { globalSlug: globalConfig.slug as GlobalSlug } : {})}
        {...(docID === undefined ? {} : { id: docID })}
        {...(plural && typeof plural !== 'function' ? { pluralLabel: plural } : {})}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? place.global ?? 'id'}
        view={say('title')}
      />
      <Gutter className="versions__wrap">
        {versions.length === 0 ? <p>{say('none')}</p> : null}
        <div className="table">
          <DataTable
            headings={[say('when'), say('who'), ...(hasStates ? [say('state')] : [])]}
            rows={versions.map(({ id, updatedAt, version: { changedBy, _status: status } }) => [
              <a key={id} href={`${address}/${id}${comparisonOf(id)}`}>
                {formatMoment({ i18n }, updatedAt)}
              </a>,
              changedBy ?? say('shop'),
              ...(hasStates ? [status ? say(status === 'draft' ? 'draft' : 'published') : ''] : []),
            ])}
          />
        </div>
      </Gutter>
    </main>
  )
}

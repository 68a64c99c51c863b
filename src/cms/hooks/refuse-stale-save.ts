import { APIError, type CollectionBeforeValidateHook, type GlobalBeforeValidateHook, type PayloadRequest, type Where } from 'payload'
import { staffEmail } from '@/lib/audit/audit'
import { translate, words } from '@/cms/words'

const changedBy = (who: string) =>
  words({
    en: `Not saved. ${who} has changed this since you opened it. Reload the page to see their version; what you typed is kept and offered to you there.`,
    es: `No se ha guardado. ${who} lo ha modificado desde que usted lo abrió. Vuelva a cargar la página para ver su versión; lo que ha escrito se conserva y se le ofrecerá allí.`,
    fr: `Non enregistré. ${who} a modifié ce contenu depuis que vous l’avez ouvert. Rechargez la page pour voir sa version ; votre saisie est conservée et vous y sera proposée.`,
    de: `Nicht gespeichert. ${who} hat dies geändert, seit Sie es geöffnet haben. Laden Sie die Seite neu, um diese Fassung zu sehen; Ihre Eingaben bleiben erhalten und werden Ihnen dort angeboten.`,
  })

const nobody = words({ en: 'The shop', es: 'La tienda', fr: 'La boutique', de: 'Der Shop' })

interface Version {
  readonly version: { readonly changedBy?: string | null }
}

/** A version that is newer than the one a form was opened with, and not of whoever saves. */
const newerThan = (updatedAt: string, req: PayloadRequest): Where => ({
  and: [{ 'version.updatedAt': { greater_than: updatedAt } }, { 'version.changedBy': { not_equals: staffEmail(req) ?? '' } }],
})

const newest = { sort: '-version.updatedAt', limit: 1, pagination: false, depth: 0, overrideAccess: true } as const

/** Restoring writes an old version on purpose, its date included. */
const restores = ({ pathname }: PayloadRequest): boolean => /\/versions\/[^/]+$/.test(pathname ?? '')

/** The form of the admin says which version it was opened with; programs that do not are not asked. */
const openedAt = (data: unknown, req: PayloadRequest): string | null => {
  const { payloadAPI } = req
  if (restores(req)) return null
  const updatedAt: unknown = (data as { readonly updatedAt?: unknown } | undefined)?.updatedAt
  return payloadAPI === 'REST' && typeof updatedAt === 'string' && !Number.isNaN(Date.parse(updatedAt)) ? updatedAt : null
}

const refuseOlder = (req: PayloadRequest, found: readonly unknown[]): void => {
  const [version] = found as readonly Version[]
  if (version === undefined) return
  throw new APIError(translate(req, changedBy(version.version.changedBy ?? translate(req, nobody))), 409, null, true)
}

/** A12: a save of what was opened before somebody else changed it is refused, whoever holds the lock. */
export const refuseStaleSave: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const at = operation === 'update' ? openedAt(data, req) : null
  const id: unknown = (originalDoc as { readonly id?: unknown } | undefined)?.id
  if (at === null || typeof id !== 'string') return data
  const where: Where = { and: [{ parent: { equals: id } }, newerThan(at, req)] }
  refuseOlder(req, (await req.payload.findVersions({ ...newest, collection: collection.slug as 'pages', where, req })).docs)
  return data
}

export const refuseStaleGlobalSave: GlobalBeforeValidateHook = async ({ global, data, req }) => {
  const at = openedAt(data, req)
  if (at === null) return data
  refuseOlder(
    req,
    (await req.payload.findGlobalVersions({ ...newest, slug: global.slug as 'header', where: newerThan(at, req), req })).docs,
  )
  return data
}

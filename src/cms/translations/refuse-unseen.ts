import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { handleOfRequest } from '@/lib/http/client-address'
import { findDocumentCounts } from '@/modules/translations/translations.repository'
import { translate, words } from '@/cms/words'

const unseen = words({
  en: 'Some automatic translations have not been reviewed: open Translations and save or confirm them first.',
  es: 'Hay traducciones automáticas que nadie ha revisado: ábralas en Traducciones y guárdelas o confírmelas antes.',
  fr: 'Des traductions automatiques n’ont été relues par personne : ouvrez Traductions, puis enregistrez-les ou confirmez-les.',
  de: 'Einige automatische Übersetzungen sind noch nicht geprüft: Öffnen Sie Übersetzungen und speichern oder bestätigen Sie sie zuerst.',
})

/** What a machine has written is published by nobody who has not looked at it. */
export const refuseUnseenDrafts: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const id: unknown = (originalDoc as { readonly id?: unknown } | undefined)?.id
  if (operation !== 'update' || data['_status'] !== 'published' || typeof id !== 'string') return data
  const rows = await findDocumentCounts(await handleOfRequest(req), collection.slug, [id])
  if (rows.some(({ draft }) => draft > 0)) throw new APIError(translate(req, unseen), 422, null, true)
  return data
}

import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { wayOf } from '@/cms/addresses/tidy-address'
import { translate, words } from '@/cms/words'
import { findPicks, type Pick } from './find-picks'
import { findUnknown } from './find-unknown'

const faults = {
  page: words({
    en: 'There is no published page at this address.',
    es: 'No hay ninguna página publicada en esta dirección.',
    fr: 'Aucune page n’est publiée à cette adresse.',
    de: 'Unter dieser Adresse ist keine Seite veröffentlicht.',
  }),
  entry: (key: string) =>
    words({
      en: `Nothing that is published has the key “${key}”. Please choose from the list.`,
      es: `Nada publicado tiene la clave «${key}». Elija de la lista.`,
      fr: `Aucun élément publié n’a la clé « ${key} ». Veuillez choisir dans la liste.`,
      de: `Nichts Veröffentlichtes hat den Schlüssel „${key}“. Bitte wählen Sie aus der Liste.`,
    }),
}

type Values = Readonly<Record<string, unknown>>

const nameOf = ({ picked, value }: Pick): string => `${picked.from} ${value}`

/** What visitors have already may be older than what it leads to: it holds up no change of something else. */
const findNewUnknown = async (
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: Values,
  readShown: () => Promise<Values | null>,
): Promise<readonly Pick[]> => {
  const unknown = await findUnknown(req, findPicks(fields, data))
  if (unknown.length === 0) return []
  const shown = new Set(findPicks(fields, (await readShown()) ?? {}).map(nameOf))
  return unknown.filter((pick) => !shown.has(nameOf(pick)))
}

const errorsOf = (req: PayloadRequest, picks: readonly Pick[]) =>
  picks.map(({ path, picked, value }) => ({ path, message: translate(req, picked.isOpen ? faults.page : faults.entry(value)) }))

/** A plan, a customer or a page that was picked is there when it is published. A draft may wait for what is not there yet. */
export const refuseUnknownPicks: CollectionBeforeChangeHook = async ({ data, collection, originalDoc, req }) => {
  if (data['_status'] === 'draft') return data
  const id = (originalDoc as { id?: string } | undefined)?.id
  const readShown = async () => {
    if (id === undefined) return null
    const published: Where[] = collection.versions?.drafts ? [{ _status: { equals: 'published' } }] : []
    const where: Where = { and: [{ id: { equals: id } }, ...published] }
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where,
      limit: 1,
      depth: 0,
      overrideAccess: true,
      trash: true,
      req,
    })
    return docs[0] ? { ...docs[0] } : null
  }
  const unknown = (await findNewUnknown(req, collection.flattenedFields, data, readShown)).filter(
    ({ value }) => wayOf(value) !== data['path'],
  )
  if (unknown.length > 0) throw new ValidationError({ collection: collection.slug, errors: errorsOf(req, unknown), req })
  return data
}

export const refuseUnknownPicksOfGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  const unknown = await findNewUnknown(req, global.flattenedFields, data as Values, () =>
    Promise.resolve((originalDoc ?? null) as Values | null),
  )
  if (unknown.length > 0) throw new ValidationError({ global: global.slug, errors: errorsOf(req, unknown), req })
  return data
}

import type { PayloadRequest } from 'payload'
import { findUses } from '@/modules/translations/translations.repository'
import { handleOfRequest } from '@/lib/http/client-address'
import { namePlace, type NamedPlace } from './place-name'
import { findSoldUses } from './sold-uses'
import { targetsOfDocument } from './uses'

type Values = Readonly<Record<string, unknown>>

export interface DocumentUses {
  readonly places: readonly NamedPlace[]
  /** There are more than are named. */
  readonly isMore: boolean
}

const most = 50

/** Each place that leads to a document, shows it or stands on it; its own links to itself are none. */
export const findDocumentUses = async (req: PayloadRequest, area: string, document: Values): Promise<DocumentUses> => {
  const links = await findUses(await handleOfRequest(req), targetsOfDocument(area, document), most + 1)
  const others = links.filter((link) => link.area !== area || link.document !== document['id'])
  const named = others.slice(0, most).flatMap((link) => namePlace(req.payload.config, req, link) ?? [])
  const all = [...(await findSoldUses(req, area, document)), ...named]
  // What names it twice is one place to look at.
  return { places: [...new Map(all.map((place) => [place.name, place])).values()], isMore: links.length > most }
}

import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Locale } from '@/lib/config/locales'
import { findArea } from '@/payload/admin/translations/units'
import { type Edit, findUnitsOf, type TranslationUnitView } from '@/payload/admin/translations/find-units'
import { fillTranslations } from '@/payload/admin/translations/matrix'
import { createVisitors } from '../../support/visitors'

export const createTranslators = async (payload: Payload) => {
  const { marketing } = await createVisitors(payload)
  const req: PayloadRequest = await createLocalReq(marketing ? { user: marketing } : {}, payload)
  await fillTranslations(payload)

  const area = (slug: string) => {
    const found = findArea(payload.config, slug)
    if (!found) throw new Error(`No area ${slug}`)
    return found
  }
  const idOf = async (path: string): Promise<string> => {
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: path } }, limit: 1, depth: 0 })
    return String(docs[0]?.id)
  }
  const unitOf = async (slug: string, document: string, path: string, locale: Locale = 'es'): Promise<TranslationUnitView> => {
    const found = (await findUnitsOf(req, { area: area(slug), document, locale })).find((unit) => unit.path.endsWith(path))
    if (!found) throw new Error(`No text ${path}`)
    return found
  }
  return { req, area, idOf, unitOf }
}

export const edit = ({ area, document, path, version }: TranslationUnitView, segments: readonly string[], locale: Locale = 'es'): Edit => ({
  area,
  document,
  path,
  version,
  locale,
  segments,
})

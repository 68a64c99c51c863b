import type { PayloadRequest } from 'payload'
import { readDocument } from './read-document'
import { overridesSlug, rulesOfTexts, type Area, type Unit } from './units'

type Operation = 'read' | 'update'
type Rule = (asked: object) => unknown

/** A rule that opens only some rows counts as closed: texts are read without a query of Payload's. */
const allows = async (req: PayloadRequest, rule: unknown): Promise<boolean> =>
  rule === undefined || (await (rule as Rule)({ req, data: {}, siblingData: {} })) === true

const allowsAll = async (req: PayloadRequest, rules: Unit['rules'], operation: Operation): Promise<boolean> => {
  for (const rule of rules) if (!(await allows(req, rule[operation]))) return false
  return true
}

export const allowsArea = (req: PayloadRequest, area: Area, operation: Operation): Promise<boolean> => {
  const { access } = area.kind === 'messages' ? req.payload.collections[overridesSlug].config : area.config
  return allows(req, access[operation])
}

/** Whether the user may change every text of an area. */
export const canChangeAll = async (req: PayloadRequest, area: Area): Promise<boolean> => {
  if (!(await allowsArea(req, area, 'update'))) return false
  if (area.kind === 'messages') return true
  const all = rulesOfTexts(area.config.flattenedFields).flat()
  return (await allowsAll(req, all, 'read')) && allowsAll(req, all, 'update')
}

interface PermittedUnit extends Unit {
  readonly mayChange: boolean
}

/**
 * The texts of a document that the user may read, and whether they may change each: Payload reports success when it drops a field that
 * the user may not change.
 */
export const readTexts = async (req: PayloadRequest, area: Area, document: string) => {
  const read = (await allowsArea(req, area, 'read')) ? await readDocument(req, area, document) : null
  if (!read) return null
  const mayChangeArea = await allowsArea(req, area, 'update')
  const units: PermittedUnit[] = []
  for (const unit of read.units)
    if (await allowsAll(req, unit.rules, 'read'))
      units.push({ ...unit, mayChange: mayChangeArea && (await allowsAll(req, unit.rules, 'update')) })
  return { title: read.title, units }
}

import type { PayloadRequest } from 'payload'
import type { Edit } from './edits'
import type { Unit } from './units'

type Validate = (value: unknown, asked: object) => unknown

/** What the text's own field would say of it in a form; `null` where it takes it. */
export const checkText = async (req: PayloadRequest, unit: Unit | undefined, { segments, locale }: Edit): Promise<string | null> => {
  if (!unit?.field || unit.kind === 'rich') return null
  const validate = unit.field.validate as Validate | undefined
  const asked = { req: { ...req, locale }, operation: 'update', path: unit.path.split('.'), data: {}, siblingData: {} }
  const said = await validate?.(segments[0] ?? '', asked)
  return typeof said === 'string' ? said : null
}

import type { FlattenedField, PayloadRequest } from 'payload'

type Fields = Readonly<Record<string, unknown>>
type Validate = (value: unknown, options: Fields) => unknown

const rowsOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? (value as readonly Fields[]) : [])

interface Place {
  readonly data: Fields
  readonly siblingData: Fields
  readonly path: readonly (string | number)[]
  readonly req: PayloadRequest
}

const below = (field: FlattenedField, value: unknown, { data, path, req }: Place): Promise<readonly string[]>[] => {
  if (field.type === 'group' || field.type === 'tab') {
    return [faultsOfFields(field.flattenedFields, { data, siblingData: (value ?? {}) as Fields, path, req })]
  }
  if (field.type === 'array') {
    return rowsOf(value).map((row, index) => faultsOfFields(field.flattenedFields, { data, siblingData: row, path: [...path, index], req }))
  }
  if (field.type === 'blocks') {
    return rowsOf(value).map((row, index) => {
      const block = field.blocks.find(({ slug }) => slug === row['blockType'])
      if (!block) return Promise.resolve([`${[...path, index].join('.')}: no block ${String(row['blockType'])}`])
      return faultsOfFields(block.flattenedFields, { data, siblingData: row, path: [...path, index], req })
    })
  }
  return []
}

const faultsOfField = async (field: FlattenedField, place: Place): Promise<readonly string[]> => {
  const path = [...place.path, field.name]
  const value = place.siblingData[field.name]
  const { validate } = field as { validate?: Validate }
  const verdict = await validate?.(value, {
    ...field,
    ...place,
    path,
    // An update, since English exists by the time a translation is saved in the admin.
    operation: 'update',
    event: 'submit',
    blockData: place.siblingData,
    preferences: { fields: {} },
    overrideAccess: true,
  })
  const own = typeof verdict === 'string' ? [`${path.join('.')}: ${verdict}`] : []
  const deeper = await Promise.all(below(field, value, { ...place, path }))
  return [...own, ...deeper.flat()]
}

/** Runs the fields' own validation, as the admin would. */
export const faultsOfFields = async (fields: readonly FlattenedField[], place: Place): Promise<readonly string[]> => {
  const named = fields.filter(({ name }) => !['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'].includes(name))
  return (await Promise.all(named.map((field) => faultsOfField(field, place)))).flat()
}

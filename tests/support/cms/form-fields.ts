import type { Field, FieldBase } from 'payload'

type FieldAccess = NonNullable<FieldBase['access']>

export interface FormField {
  readonly path: string
  /** As rendered: groups pass it on to their fields unless overridden. */
  readonly isReadOnly: boolean
  readonly isHidden: boolean
  /** Access of the enclosing fields, then of the field itself. */
  readonly access: readonly FieldAccess[]
}

type Above = Omit<FormField, 'path'> & { readonly path: readonly string[] }

const top: Above = { path: [], isReadOnly: false, isHidden: false, access: [] }

/** All fields with a value, including rows, tabs, groups, arrays, blocks and their contents. */
export const formFieldsOf = (fields: readonly Field[], above: Above = top): readonly FormField[] =>
  fields.flatMap((field) => {
    if (field.type === 'ui') return []
    const { readOnly, hidden } = (field.admin ?? {}) as { readonly readOnly?: boolean; readonly hidden?: boolean }
    const name = 'name' in field ? field.name : undefined
    const here: Above = {
      path: name === undefined ? above.path : [...above.path, name],
      isReadOnly: readOnly ?? above.isReadOnly,
      isHidden: above.isHidden || hidden === true || ('hidden' in field && field.hidden === true),
      access: 'access' in field && field.access ? [...above.access, field.access] : above.access,
    }
    const within = (nested: readonly Field[], ...names: readonly (string | undefined)[]) =>
      formFieldsOf(nested, { ...here, path: [...here.path, ...names.filter((each) => each !== undefined)] })
    return [
      ...(name === undefined ? [] : [{ ...here, path: here.path.join('.') }]),
      ...('fields' in field ? within(field.fields) : []),
      ...(field.type === 'tabs' ? field.tabs.flatMap((tab) => within(tab.fields, 'name' in tab ? tab.name : undefined)) : []),
      ...(field.type === 'blocks' ? field.blocks.flatMap((block) => within(block.fields, block.slug)) : []),
    ]
  })

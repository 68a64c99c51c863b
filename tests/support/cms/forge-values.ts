import type { Field } from 'payload'

export type Values = Readonly<Record<string, unknown>>

export const forgedInstant = '2099-01-01T00:00:00.000Z'

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Different value of the same type, as an attacker would send. */
const forge = (field: Field, value: unknown): unknown => {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return 'forged'
    case 'email':
      return 'forged@thief.test'
    case 'number':
      return (typeof value === 'number' ? value : 0) + 7
    case 'date':
      return forgedInstant
    case 'checkbox':
      return value !== true
    case 'select':
      return field.options.map((each) => (typeof each === 'string' ? each : each.value)).find((each) => each !== value)
    case 'json':
      return [{ forged: true }]
    case 'relationship':
      return null
    case 'array':
      return [forgeValues(field.fields, {}, () => true)]
    case 'group':
      return forgeValues(field.fields, isGroup(value) ? value : {}, () => true)
    default:
      return undefined
  }
}

/** @param isChosen tested on the document's own fields; nested ones follow */
export const forgeValues = (fields: readonly Field[], values: Values, isChosen: (field: Field, name: string) => boolean): Values =>
  Object.assign(
    {},
    ...fields.map((field): Values => {
      if ('name' in field && field.name) return isChosen(field, field.name) ? { [field.name]: forge(field, values[field.name]) } : {}
      if (field.type === 'tabs')
        return forgeValues(
          field.tabs.flatMap((tab) => tab.fields),
          values,
          isChosen,
        )
      return 'fields' in field ? forgeValues(field.fields, values, isChosen) : {}
    }),
  ) as Values

import type { Field } from 'payload'
import { collections } from '@/payload/collections'
import { globals } from '@/payload/globals'

const told = (value: unknown): unknown => (typeof value === 'function' ? 'worked out' : value)

/** Default values by path: `services.prices.period`. */
const defaultsIn = (fields: readonly Field[], place: string): readonly (readonly [string, unknown])[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => defaultsIn(tab.fields, 'name' in tab && tab.name ? `${place}.${tab.name}` : place))
    }
    const name = 'name' in field && field.name ? `${place}.${field.name}` : place
    const own = 'defaultValue' in field && field.defaultValue !== undefined ? [[name, told(field.defaultValue)] as const] : []
    if (field.type === 'blocks') return [...own, ...field.blocks.flatMap((block) => defaultsIn(block.fields, `${name}.${block.slug}`))]
    return 'fields' in field ? [...own, ...defaultsIn(field.fields, name)] : own
  })

/** Default value of each CMS field and default sort order of each list. */
export const defaultsOfTheShop = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [
      ...collections.flatMap(({ slug, fields, defaultSort }) => [
        ...(defaultSort === undefined ? [] : [[`${slug} sorted by`, defaultSort] as const]),
        ...defaultsIn(fields, slug),
      ]),
      ...globals.flatMap(({ slug, fields }) => defaultsIn(fields, slug)),
    ].sort(([left], [right]) => (left < right ? -1 : 1)),
  )

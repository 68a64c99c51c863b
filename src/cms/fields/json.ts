import type { JSONField } from 'payload'
import { shopWritten } from '@/cms/access/shop-written'
import type { Words } from '@/cms/words'

interface Options {
  readonly required?: boolean
  readonly defaultValue?: readonly unknown[]
  readonly description?: Words
  /** The component that shows it; plain JSON otherwise. */
  readonly view?: string
}

/** What the shop's own code keeps as JSON. Staff read it and never write it. */
export const json = (name: string, label: Words, { required, defaultValue, description, view }: Options = {}): JSONField =>
  shopWritten({
    name,
    type: 'json',
    label,
    ...(required ? { required } : {}),
    ...(defaultValue ? { defaultValue: [...defaultValue] } : {}),
    admin: { ...(description ? { description } : {}), components: { Field: view ?? '/cms/admin/json-field#JsonField' } },
  })

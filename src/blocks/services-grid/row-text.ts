import type { ServiceRowView } from './types'

type RowText = Omit<ServiceRowView, 'key' | 'prices' | 'href'>

/** Common to catalogue documents and API responses. */
export const toRowText = ({ id, type, category, name, description, specs, popular }: RowText & { readonly id: string }) => ({
  key: id,
  type,
  category,
  name,
  description,
  ...(specs && specs.length > 0 ? { specs } : {}),
  ...(popular ? { popular } : {}),
})

import { langOf } from '@/lib/text-language'
import type { ServiceRowView } from './types'

type RowText = Omit<ServiceRowView, 'key' | 'prices' | 'href' | 'lang'> & { readonly textLanguage?: string | undefined }

/** Common to catalogue documents and API responses. */
export const toRowText = ({ id, type, category, name, description, textLanguage, specs, popular }: RowText & { readonly id: string }) => ({
  key: id,
  type,
  category,
  name,
  description,
  ...langOf({ textLanguage }),
  ...(specs && specs.length > 0 ? { specs } : {}),
  ...(popular ? { popular } : {}),
})

import { langOf } from '@/lib/text-language'
import type { ServiceRowView } from './types'

type RowText = Omit<ServiceRowView, 'key' | 'prices' | 'href' | 'lang'> & { readonly textLanguage?: string | undefined }

const hasOwnPage: ReadonlySet<RowText['type']> = new Set(['hosting', 'ssl', 'email'])

/** Common to catalogue documents and API responses. */
export const toRowText = ({
  id,
  type,
  category,
  name,
  description,
  textLanguage,
  features,
  specs,
  popular,
}: RowText & { readonly id: string }) => ({
  key: id,
  type,
  category,
  name,
  description,
  ...langOf({ textLanguage }),
  ...(features && features.length > 0 && !hasOwnPage.has(type) ? { features } : {}),
  ...(specs && specs.length > 0 ? { specs } : {}),
  ...(popular ? { popular } : {}),
})

import type { ServerComponentProps } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { defaultLocale } from '@/lib/config/locales'
import { findSavedHeads } from './saved-heads'
import { SearchPreview } from './search-preview.client'

type SearchPreviewFieldProps = Pick<ServerComponentProps, 'data' | 'req'>

export const SearchPreviewField = async ({ data, req }: SearchPreviewFieldProps) => {
  const id = typeof data['id'] === 'string' ? data['id'] : null
  const { brandName } = await req.payload.findGlobal({
    slug: 'site-settings',
    locale: defaultLocale,
    depth: 0,
    select: { brandName: true },
    req,
  })
  const saved = id === null ? [] : await findSavedHeads(req, id, brandName)
  return <SearchPreview page={id ?? ''} host={new URL(buildEnvironment().SITE_URL).host} brandName={brandName} saved={saved} />
}

import { buildEnvironment } from '@/lib/config/env'

const addressOf = (place: string, path: unknown): string =>
  `${buildEnvironment().SITE_URL}/${place}${typeof path === 'string' && path !== '/' ? path : ''}`

/** The preview shows the newest draft to staff and a 404 to visitors. */
export const previewOf = (locale: string, path: unknown): string => addressOf(`${locale}/preview`, path)

/** The page as visitors see it, or the preview if the newest version is a draft. */
export const viewOf = (locale: string, path: unknown, { _status }: Readonly<Record<string, unknown>>): string =>
  _status === 'published' ? addressOf(locale, path) : previewOf(locale, path)

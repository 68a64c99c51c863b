import { buildEnvironment } from '@/lib/config/env'

/** The preview shows the newest draft to staff and a 404 to visitors. */
export const previewOf = (locale: string, path: unknown): string =>
  `${buildEnvironment().SITE_URL}/${locale}/preview${typeof path === 'string' && path !== '/' ? path : ''}`

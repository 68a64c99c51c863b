import { buildEnvironment } from '@/lib/config/env'

/** Where staff see the newest draft; visitors find nothing there. */
export const previewOf = (locale: string, path: unknown): string =>
  `${buildEnvironment().SITE_URL}/${locale}/preview${typeof path === 'string' && path !== '/' ? path : ''}`

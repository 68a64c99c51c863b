/** The addresses that screens of the code answer at, without the language. A test reads them off `src/app`. */
export const codeRoutes: readonly string[] = [
  '/cancel',
  '/cart',
  '/checkout',
  '/dashboard',
  '/domains/endings',
  '/domains/search',
  '/forgot-password',
  '/knowledge-base/all',
  '/knowledge-base/rss.xml',
  '/invoices',
  '/login',
  '/login/code',
  '/my-domains',
  '/profile',
  '/register',
  '/reset-password',
  '/settings',
  '/settings/recovery-codes',
  '/settings/two-step',
  '/subscriptions',
  '/verify-email',
]

/** Everything at and below these belongs to the code. */
export const codeSections: readonly string[] = ['/my-domains', '/og', '/orders', '/preview', '/sandbox', '/subscriptions']

/** First words that stand before any language: there is never a page behind them. */
export const codePrefixes: readonly string[] = ['/admin', '/api']

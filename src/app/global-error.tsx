'use client'

import './site.css'

import { defaultLocale } from '@/lib/config/locales'
import { GlobalErrorFace } from '@/features/error-pages/global-error-face.client'
import { fontVariables } from '@/components/ui/styles/fonts'

/** Replaces the root layout; sets the language once it knows the URL. */
export default function GlobalError({ retry }: { readonly retry: () => void }) {
  return (
    <html lang={defaultLocale} className={fontVariables}>
      <head>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <GlobalErrorFace onRetry={retry} />
      </body>
    </html>
  )
}

'use client'

import './site.css'

import { defaultLocale } from '@/lib/config/locales'
import { GlobalErrorFace } from '@/features/error-pages/global-error-face.client'
import { fontVariables } from '@/components/ui/styles/fonts'

/** Not even the frame of the page could be drawn. It says in which language once it knows the address. */
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

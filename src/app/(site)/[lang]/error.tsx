'use client'

import { ErrorFace } from '@/features/error-pages/error-face.client'

/** Shown when a page could not be rendered, in the visitor's language. */
export default function ErrorPage({ retry }: { readonly retry: () => void }) {
  return <ErrorFace onRetry={retry} />
}

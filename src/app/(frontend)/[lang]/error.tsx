'use client'

import { ErrorFace } from '@/features/error-pages/error-face.client'

/** A page that could not be put together, in the visitor's language. */
export default function ErrorPage({ retry }: { readonly retry: () => void }) {
  return <ErrorFace onRetry={retry} />
}

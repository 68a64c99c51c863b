'use client'

import { ErrorFace } from '@/features/error-pages/error-face.client'

export default function ErrorPage({ retry }: { readonly retry: () => void }) {
  return <ErrorFace onRetry={retry} />
}

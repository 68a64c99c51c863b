'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'

/** Draws the page anew whenever the editor beside it saves. */
export const RefreshOnSave = ({ serverUrl }: { readonly serverUrl: string }) => {
  const router = useRouter()
  return <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={serverUrl} />
}

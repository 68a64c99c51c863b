'use client'

import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Selects *Publish* in an open schedule drawer; false while it has not rendered. */
const choosePublish = (drawer: string): boolean => {
  const publish = document.querySelector<HTMLInputElement>(`input[type="radio"][id^="field-${drawer}-type-publish"]`)
  if (publish && !publish.checked) publish.click()
  return publish !== null
}

/** Payload preselects *Unpublish* if there is no newer draft, which is easy to schedule by mistake. This preselects *Publish*. */
export const usePublishFirst = (): void => {
  const { id } = useDocumentInfo()
  const { isModalOpen } = useModal()
  const drawer = `schedule-publish-${id}`
  const isOpen = isModalOpen(drawer)
  useEffect(() => {
    if (!isOpen || choosePublish(drawer)) return undefined
    const observer = new MutationObserver(() => {
      if (choosePublish(drawer)) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [drawer, isOpen])
}

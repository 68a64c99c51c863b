'use client'

import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Chooses *Publish* in an open schedule drawer; false while it is not there yet. */
const choosePublish = (drawer: string): boolean => {
  const publish = document.querySelector<HTMLInputElement>(`input[type="radio"][id^="field-${drawer}-type-publish"]`)
  if (publish && !publish.checked) publish.click()
  return publish !== null
}

/** Payload begins with *Unpublish* where no newer draft waits, which a hasty press would plan. Here every plan begins with *Publish*. */
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

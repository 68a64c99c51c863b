'use client'

import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { useSavedPanels } from '@/payload/admin/unsaved-changes/server-state.client'

const useScheduleDrawer = () => {
  const { id } = useDocumentInfo()
  const { isModalOpen } = useModal()
  const drawer = `schedule-publish-${id}`
  return { drawer, isOpen: isModalOpen(drawer) }
}

/** The radio button *Publish* of a schedule drawer. */
export const publishChoice = (drawer: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`input[type="radio"][id^="field-${drawer}-type-publish"]`)

/** Calls `act` when the schedule drawer opens, again with each change until it returns true: the drawer may not have rendered yet. */
export const useOpenDrawer = (act: (drawer: string) => boolean): boolean => {
  const { drawer, isOpen } = useScheduleDrawer()
  const isDone = useEffectEvent(() => act(drawer))
  useEffect(() => {
    if (!isOpen || isDone()) return undefined
    const observer = new MutationObserver(() => {
      if (isDone()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [drawer, isOpen])
  return isOpen
}

/** Payload preselects *Unpublish* if there is no newer draft, which is easy to schedule by mistake. This preselects *Publish*. */
export const usePublishFirst = (): void => {
  useOpenDrawer((drawer) => {
    const publish = publishChoice(drawer)
    if (publish && !publish.checked) publish.click()
    return publish !== null
  })
}

/** The list of scheduled publications beside the form comes from the server: reloads it when the drawer closes. */
export const useFreshPlans = (): void => {
  const { isOpen } = useScheduleDrawer()
  const renderPanels = useSavedPanels()
  const refresh = useEffectEvent(() => void renderPanels())
  useEffect(() => (isOpen ? () => refresh() : undefined), [isOpen])
}

'use client'

import { toast, useDocumentInfo, useForm, useModal, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { translate } from '@/payload/translate'
import { isExample } from './example-marks'

/** Warns when a publication is scheduled that will be refused at its time because of example texts. */
export const useExampleWarning = (): void => {
  const { id } = useDocumentInfo()
  const { isModalOpen } = useModal()
  const { getFields } = useForm()
  const { i18n } = useTranslation()
  const isOpen = isModalOpen(`schedule-publish-${id}`)
  const warn = useEffectEvent(() => {
    const hasExample = Object.values(getFields()).some(({ value }) => typeof value === 'string' && isExample(value))
    if (hasExample) toast.warning(translate({ i18n }, 'scheduledVersions.examples'), { duration: 20_000 })
  })
  useEffect(() => {
    if (isOpen) warn()
  }, [isOpen])
}

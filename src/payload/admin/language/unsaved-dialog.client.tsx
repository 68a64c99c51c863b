'use client'

import { Button, Modal, useModal, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { translate } from '@/payload/translate'

export const unsavedDialog = 'unsaved-language'

interface Props {
  readonly savesDraft: boolean
  readonly answer: (choice: 'save' | 'discard' | 'stay') => Promise<void>
}

export const UnsavedDialog = ({ savesDraft, answer }: Props) => {
  const { i18n } = useTranslation()
  const { isModalOpen } = useModal()
  const [isBusy, setBusy] = useState(false)
  const heading = useId()
  if (!isModalOpen(unsavedDialog)) return null

  const press = async (choice: 'save' | 'discard' | 'stay') => {
    setBusy(true)
    await answer(choice)
    setBusy(false)
  }

  return (
    <Modal className="confirmation-modal unsaved-dialog" closeOnBlur={false} slug={unsavedDialog} aria-labelledby={heading}>
      <div className="confirmation-modal__wrapper">
        <div className="confirmation-modal__content">
          <h1 id={heading}>{translate({ i18n }, 'unsavedDialog.heading')}</h1>
          <p>{translate({ i18n }, 'unsavedDialog.body')}</p>
        </div>
        <div className="confirmation-modal__controls">
          <Button size="large" type="button" disabled={isBusy} onClick={() => void press('save')}>
            {translate({ i18n }, savesDraft ? 'unsavedDialog.saveDraft' : 'unsavedDialog.save')}
          </Button>
          <Button buttonStyle="secondary" size="large" type="button" disabled={isBusy} onClick={() => void press('discard')}>
            {translate({ i18n }, 'unsavedDialog.discard')}
          </Button>
          <Button buttonStyle="secondary" size="large" type="button" disabled={isBusy} onClick={() => void press('stay')}>
            {translate({ i18n }, 'unsavedDialog.stay')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

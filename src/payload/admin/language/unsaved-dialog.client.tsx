'use client'

import { Button, Modal, useModal, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { translate, words } from '@/payload/words'

export const unsavedDialog = 'unsaved-language'

const texts = {
  heading: words({
    en: 'You have changes that are not saved',
    es: 'Tiene cambios sin guardar',
    fr: 'Des modifications ne sont pas enregistrées',
    de: 'Sie haben ungespeicherte Änderungen',
  }),
  body: words({
    en: 'Another language opens the form anew. What should happen to what you typed?',
    es: 'Otro idioma abre el formulario de nuevo. ¿Qué hacer con lo que ha escrito?',
    fr: 'Une autre langue rouvre le formulaire. Que faire de ce que vous avez saisi ?',
    de: 'Eine andere Sprache öffnet das Formular neu. Was soll mit Ihren Eingaben geschehen?',
  }),
  save: words({ en: 'Save and switch', es: 'Guardar y cambiar', fr: 'Enregistrer et changer', de: 'Speichern und wechseln' }),
  saveDraft: words({
    en: 'Save draft and switch',
    es: 'Guardar borrador y cambiar',
    fr: 'Enregistrer le brouillon et changer',
    de: 'Entwurf speichern und wechseln',
  }),
  discard: words({ en: 'Discard and switch', es: 'Descartar y cambiar', fr: 'Abandonner et changer', de: 'Verwerfen und wechseln' }),
  stay: words({ en: 'Stay here', es: 'Quedarse aquí', fr: 'Rester ici', de: 'Hier bleiben' }),
} as const

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
          <h1 id={heading}>{translate({ i18n }, texts.heading)}</h1>
          <p>{translate({ i18n }, texts.body)}</p>
        </div>
        <div className="confirmation-modal__controls">
          <Button size="large" type="button" disabled={isBusy} onClick={() => void press('save')}>
            {translate({ i18n }, savesDraft ? texts.saveDraft : texts.save)}
          </Button>
          <Button buttonStyle="secondary" size="large" type="button" disabled={isBusy} onClick={() => void press('discard')}>
            {translate({ i18n }, texts.discard)}
          </Button>
          <Button buttonStyle="secondary" size="large" type="button" disabled={isBusy} onClick={() => void press('stay')}>
            {translate({ i18n }, texts.stay)}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

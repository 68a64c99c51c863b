'use client'

import { useTranslation } from '@payloadcms/ui'
import { translate, words } from '@/cms/words'

interface Props {
  readonly id: string
  readonly label: string
  readonly accept: string
  readonly file: File | null
  readonly onPick: (file: File | null) => void
}

const choose = words({ en: 'Choose a file', es: 'Elegir un archivo', fr: 'Choisir un fichier', de: 'Datei wählen' })
const none = words({ en: 'none chosen', es: 'ninguno elegido', fr: 'aucun choisi', de: 'keine gewählt' })

/** A field for a file that speaks the admin's language: the browser's own speaks the browser's. It lies over what is drawn, so that it is still pressed and dropped on. */
export const FileField = ({ id, label, accept, file, onPick }: Props) => {
  const { i18n } = useTranslation()
  return (
    <span className="desk-file">
      <label htmlFor={id}>{label}</label>
      <span className="desk-file__box">
        <span aria-hidden="true">
          <b>{translate({ i18n }, choose)}</b> {file?.name ?? translate({ i18n }, none)}
        </span>
        <input id={id} type="file" accept={accept} onChange={({ target }) => onPick(target.files?.[0] ?? null)} />
      </span>
    </span>
  )
}

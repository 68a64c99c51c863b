'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { translate, words } from '@/payload/words'

const label = words({ en: 'Auth code', es: 'Código de autorización (auth code)', fr: 'Code d’autorisation (auth code)', de: 'Auth-Code' })
const show = words({ en: 'Show the code', es: 'Mostrar el código', fr: 'Afficher le code', de: 'Code zeigen' })
const hide = words({ en: 'Hide it again', es: 'Ocultarlo', fr: 'Le masquer', de: 'Wieder verbergen' })
const hint = words({
  en: 'It is written down who looks at it. Once the transfer is over it is erased.',
  es: 'Queda registrado quién lo consulta. Al terminar la transferencia se borra.',
  fr: 'Chaque consultation est enregistrée. Il est effacé une fois le transfert terminé.',
  de: 'Wer ihn ansieht, wird vermerkt. Nach dem Transfer wird er gelöscht.',
})
const none = words({
  en: 'There is no code: ask the customer for it.',
  es: 'No hay código: pídaselo al cliente.',
  fr: 'Il n’y a pas de code : demandez-le au client.',
  de: 'Es gibt keinen Code: Bitte erfragen Sie ihn beim Kunden.',
})

const fetchCode = async (id: string | number): Promise<string | null> => {
  const response = await fetch(`/api/transfers/${id}/authorization-code`, { method: 'POST', credentials: 'same-origin', cache: 'no-store' })
  if (!response.ok) return null
  const body = (await response.json()) as { code?: string }
  return body.code ?? null
}

/** R11: masked until staff ask for it, and dropped from memory once hidden. */
export const AuthorizationCodeField = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [shown, setShown] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)

  const press = async () => {
    if (shown !== null) return setShown(null)
    const code = id === undefined ? null : await fetchCode(id)
    setShown(code)
    setMissing(code === null)
  }

  return (
    <div className="field-type" style={{ marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
      <span className="field-label">{translate({ i18n }, label)}</span>
      <p aria-live="polite" style={{ fontFamily: 'var(--font-mono)', overflowWrap: 'anywhere' }} translate="no">
        {shown ?? '••••••••'}
      </p>
      <Button buttonStyle="secondary" size="small" type="button" onClick={() => void press()}>
        {translate({ i18n }, shown === null ? show : hide)}
      </Button>
      <p className="field-description">{translate({ i18n }, isMissing ? none : hint)}</p>
    </div>
  )
}

'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { translate } from '@/payload/translate'

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
      <span className="field-label">{translate({ i18n }, 'authorizationCode.label')}</span>
      <p aria-live="polite" style={{ fontFamily: 'var(--font-mono)', overflowWrap: 'anywhere' }} translate="no">
        {shown ?? '••••••••'}
      </p>
      <Button buttonStyle="secondary" size="small" type="button" onClick={() => void press()}>
        {translate({ i18n }, shown === null ? 'authorizationCode.show' : 'authorizationCode.hide')}
      </Button>
      <p className="field-description">{translate({ i18n }, isMissing ? 'authorizationCode.none' : 'authorizationCode.hint')}</p>
    </div>
  )
}

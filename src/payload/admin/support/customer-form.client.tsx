'use client'

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { ActionButton, staffCall, useAct } from '@/payload/admin/staff-call.client'
import { translate } from '@/payload/translate'

const lines = ['name', 'company', 'vatId', 'phone'] as const
const addressLines = ['line1', 'line2', 'postalCode', 'city', 'region', 'country'] as const
type Values = Readonly<Record<(typeof lines)[number] | (typeof addressLines)[number] | 'staffNote', string>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const valuesOf = (document: Readonly<Record<string, unknown>> | undefined): Values => {
  const address = (document?.['billingAddress'] ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries([
    ...[...lines, 'staffNote'].map((name) => [name, text(document?.[name])]),
    ...addressLines.map((name) => [name, text(address[name])]),
  ]) as Values
}

const isTyped = (values: Values): boolean => addressLines.some((name) => values[name].trim() !== '')

/** Account fields that support may change: name, address and notes. Only the owner changes email and password. */
export const CustomerForm = ({ id }: { readonly id: string }) => {
  const { savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const prefix = useId()
  const [values, setValues] = useState(() => valuesOf(savedDocumentData))
  const { isBusy, said, act } = useAct(translate({ i18n }, 'customerForm.saved'))

  const save = () => {
    const { line1, line2, postalCode, city, region, country } = values
    return staffCall(`/api/customers/${id}/profile`, {
      profile: {
        ...{ name: values.name, company: values.company, vatId: values.vatId, phone: values.phone },
        billingAddress: isTyped(values) ? { line1, line2, postalCode, city, region, country: country.toUpperCase() } : null,
      },
      staffNote: values.staffNote,
    })
  }
  const type = (name: keyof Values, value: string) => setValues({ ...values, [name]: value })
  return (
    <section className="desk-section customer-form" aria-label={translate({ i18n }, 'customerForm.title')}>
      <h2>{translate({ i18n }, 'customerForm.title')}</h2>
      <div className="customer-form__fields">
        {[...lines, ...addressLines].map((name) => (
          <div key={name} className="field-type text">
            <label className="field-label" htmlFor={`${prefix}-${name}`}>
              {translate({ i18n }, `customerForm.${name}`)}
            </label>
            <input
              id={`${prefix}-${name}`}
              type="text"
              maxLength={name === 'country' ? 2 : 200}
              value={values[name]}
              onChange={(event) => type(name, event.target.value)}
            />
          </div>
        ))}
      </div>
      <div className="field-type textarea">
        <label className="field-label" htmlFor={`${prefix}-note`}>
          {translate({ i18n }, 'customerForm.staffNote')}
        </label>
        <textarea
          id={`${prefix}-note`}
          className="textarea-element"
          rows={3}
          maxLength={4000}
          value={values.staffNote}
          onChange={(event) => type('staffNote', event.target.value)}
        />
      </div>
      <div className="desk-action">
        <ActionButton isInline isOff={isBusy} onPress={() => act(save)}>
          {translate({ i18n }, 'customerForm.save')}
        </ActionButton>
        <span aria-live="polite">{said}</span>
      </div>
    </section>
  )
}

/** K28: emails the same link as "Forgot password". */
export const SendResetLink = ({ id }: { readonly id: string }) => {
  const { i18n } = useTranslation()
  const { savedDocumentData } = useDocumentInfo()
  const { user } = useAuth<{ id: string; role: string }>()
  const heading = useId()
  const { isBusy, said, act } = useAct(translate({ i18n }, 'customerForm.resetLink.sent', { address: text(savedDocumentData?.['email']) }))
  return (
    <section className="desk-section" aria-labelledby={heading}>
      <h2 id={heading}>{translate({ i18n }, 'customerForm.resetLink.title')}</h2>
      <p className="field-description">
        {translate({ i18n }, 'customerForm.resetLink.hint')}
        {user?.role === 'admin' ? ` ${translate({ i18n }, 'customerForm.resetLink.setHint')}` : null}
      </p>
      <div className="desk-action">
        <ActionButton isInline isOff={isBusy} onPress={() => act(() => staffCall(`/api/customers/${id}/reset-link`, {}))}>
          {translate({ i18n }, 'customerForm.resetLink.send')}
        </ActionButton>
        <span aria-live="polite">{said}</span>
      </div>
    </section>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { contactRoles, type ContactRole, type NameContact } from '@/core/domains/contacts'
import { countryOptions } from '@/core/addresses/country-codes'
import { ActionForm } from '@/parts/form/action-form.client'
import type { FormField } from '@/parts/form/types'
import type { NameOwners } from '@/modules/domains/contacts'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { contactAction } from '@/features/account/actions/contact-actions'
import { formWords, type AccountWords } from '@/features/account/common-fields'

const contactFields = (words: AccountWords, locale: string, contact: NameContact | undefined): readonly FormField[] => {
  const optionalLabel = words('optional')
  const field = (name: keyof NameContact, label: string) => ({ name, label, defaultValue: contact?.[name] ?? '' })
  return [
    { ...field('name', words('fields.name')), autoComplete: 'name', maxLength: 120, required: true, className: 'span-3' },
    { ...field('organisation', words('fields.company')), optionalLabel, autoComplete: 'organization', maxLength: 120, className: 'span-3' },
    { ...field('email', words('fields.email')), kind: 'email', autoComplete: 'email', maxLength: 254, required: true, className: 'span-3' },
    {
      ...field('phone', words('fields.phone')),
      kind: 'tel',
      hint: words('contacts.phoneHint'),
      autoComplete: 'tel',
      maxLength: 40,
      required: true,
      className: 'span-3',
    },
    { ...field('line1', words('fields.line1')), autoComplete: 'address-line1', maxLength: 200, required: true },
    { ...field('line2', words('fields.line2')), optionalLabel, autoComplete: 'address-line2', maxLength: 200 },
    {
      ...field('postalCode', words('fields.postalCode')),
      autoComplete: 'postal-code',
      maxLength: 20,
      className: 'span-2 span-half',
    },
    {
      ...field('city', words('fields.city')),
      autoComplete: 'address-level2',
      maxLength: 120,
      required: true,
      className: 'span-4 span-half',
    },
    { ...field('region', words('fields.region')), optionalLabel, autoComplete: 'address-level1', maxLength: 120, className: 'span-3' },
    {
      ...field('country', words('fields.country')),
      autoComplete: 'country',
      className: 'span-3',
      options: [{ value: '', label: words('fields.chooseCountry') }, ...countryOptions(locale)],
    },
  ]
}

interface ContactsPartProps {
  readonly domain: string
  readonly owner: string
  readonly owners: NameOwners
}

/** N9: who owns the name, and who looks after it and its bills. */
export const ContactsPart = ({ domain, owner, owners: { contacts, task } }: ContactsPartProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  const roles: readonly ContactRole[] = contacts ? contactRoles : ['registrant']
  return (
    <>
      <p>{t('contacts.intro')}</p>
      {task === 'open' || task === 'failed' ? <p role="status">{t(`dns.task.${task}`)}</p> : null}
      {roles.map((role) => (
        <Disclosure
          key={role}
          summary={t('contacts.summary', { role, name: contacts?.[role]?.name ?? '', isNamed: contacts?.[role] ? 'yes' : 'no' })}
        >
          {role === 'registrant' ? <p>{t('contacts.registrantNote')}</p> : null}
          <ActionForm
            id={`form-contact-${role}`}
            look="account-form"
            owner={owner}
            action={contactAction.bind(null, locale, domain)}
            variant="solid"
            hidden={{ role }}
            fields={contactFields(t, locale, contacts?.[role])}
            words={formWords(t, t('contacts.save'))}
          />
        </Disclosure>
      ))}
    </>
  )
}

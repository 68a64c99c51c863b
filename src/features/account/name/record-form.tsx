import { useLocale, useTranslations } from 'next-intl'
import { apex, zoneRecordTypes } from '@/core/dns/records'
import { ActionForm } from '@/parts/form/action-form.client'
import type { FormField } from '@/parts/form/types'
import type { VersionedSet } from '@/modules/domains/dns/dns.service'
import { recordAction } from '@/features/account/actions/dns-actions'
import { formWords, type AccountWords } from '@/features/account/common-fields'
import { ttlOptions } from './ttl-options'

interface RecordFormProps {
  readonly domain: string
  readonly owner: string
  /** `null`: a set that is not there yet. */
  readonly set: VersionedSet | null
}

const placeFields = (t: AccountWords, domain: string): readonly FormField[] => [
  { name: 'name', label: t('dns.name'), hint: t('dns.nameHint', { domain }), autoComplete: 'off', maxLength: 253, className: 'span-3' },
  { name: 'type', label: t('dns.type'), options: zoneRecordTypes.map((type) => ({ value: type, label: type })), className: 'span-3' },
]

const usualTtl = 3600

/** N6: a set of records as a form: its values a line each, and the version it was read in. */
export const RecordForm = ({ domain, owner, set }: RecordFormProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  const hidden: Readonly<Record<string, string>> = set
    ? { name: set.name, type: set.type, expectedVersion: set.version }
    : { expectedVersion: 'new' }
  return (
    <ActionForm
      id={set ? `form-record-${set.name === apex ? 'apex' : set.name}-${set.type}` : 'form-record'}
      look="account-form"
      owner={owner}
      action={recordAction.bind(null, locale, domain)}
      variant="solid"
      isEmptiedAfter={set === null}
      hidden={hidden}
      fields={[
        ...(set ? [] : placeFields(t, domain)),
        {
          name: 'values',
          kind: 'long',
          label: t('dns.values'),
          hint: t('dns.valuesHint'),
          required: true,
          autoComplete: 'off',
          defaultValue: set?.values.join('\n'),
        },
        {
          name: 'ttl',
          label: t('dns.ttl'),
          options: ttlOptions(locale, set?.ttl),
          defaultValue: String(set?.ttl ?? usualTtl),
          className: 'span-3',
        },
      ]}
      words={formWords(t, t(set ? 'dns.save' : 'dns.addSubmit'))}
    />
  )
}

export const RemovalForm = ({ domain, set }: { readonly domain: string; readonly set: VersionedSet }) => {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <ActionForm
      id={`form-removal-${set.name === apex ? 'apex' : set.name}-${set.type}`}
      look="account-form"
      action={recordAction.bind(null, locale, domain)}
      variant="quiet"
      hidden={{ name: set.name, type: set.type, ttl: String(set.ttl), expectedVersion: set.version, isRemoval: 'yes' }}
      fields={[]}
      words={formWords(t, t('dns.remove', { name: set.name, type: set.type }))}
    />
  )
}

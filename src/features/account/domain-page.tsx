import { useLocale, useTranslations } from 'next-intl'
import { contactRoles, type ContactRole, type DomainContact } from '@/core/domains/registrar'
import { ActionForm } from '@/components/forms/action-form.client'
import type { FormField } from '@/components/forms/types'
import type { DomainOwners } from '@/modules/domains/domains.service'
import { Disclosure } from '@/components/ui/disclosure/disclosure'
import { contactAction, nameserversAction, presetAction, recordAction } from '@/features/account/actions/domain-actions'
import { addressFields, formWords, type AccountMessages } from '@/features/account/common-fields'
import { nameserverLimits } from '@/core/dns/hosts'
import type { DomainDns, VersionedSet } from '@/modules/domains/dns/dns.service'
import { presetNames } from '@/core/dns/connection'
import { apex, zoneRecordTypes, type RecordSet } from '@/core/dns/records'
import { ttlOptions, duration, renewalSentence } from '@/features/account/domain-words'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { Plate } from '@/components/ui/plate/plate'
import { AccountFrame, AccountSection } from '@/features/account/subscriptions-page'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { Price, type ShownAmounts } from '@/components/ui/price/price'
import { domainCharges } from '@/lib/config/limits'
import { RenewalSwitches } from '@/features/account/my-domains-page'

const contactFields = (words: AccountMessages, locale: string, contact: DomainContact | undefined): readonly FormField[] => {
  const optionalLabel = words('optional')
  const field = (name: keyof DomainContact, label: string) => ({ name, label, defaultValue: contact?.[name] ?? '' })
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
    ...addressFields(words, locale, (name) => ({
      name,
      defaultValue: contact?.[name] ?? '',
      required: name !== 'line2' && name !== 'region',
    })),
  ]
}

interface ContactsPartProps {
  readonly domain: string
  readonly owner: string
  readonly owners: DomainOwners
}

/** N9: owner and other contacts. */
const ContactsPart = ({ domain, owner, owners: { contacts, task } }: ContactsPartProps) => {
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

interface NameserversFormProps {
  readonly dns: DomainDns
  readonly owner: string
}

/** N8: our nameservers or the customer's own. */
const NameserversForm = ({ dns: { domain, nameservers, ours, task, saved }, owner }: NameserversFormProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  const own = { value: 'own', label: t('dns.own') }
  const choices = ours.length > 0 ? [{ value: 'ours', label: t('dns.ours', { names: ours.join(', ') }) }, own] : [own]
  const isElsewhere = nameservers !== null && ours.length > 0
  return (
    <>
      <p>{t(isElsewhere ? 'dns.elsewhere' : 'dns.warning')}</p>
      {task === 'open' || task === 'failed' ? <p role="status">{t(`dns.task.${task}`)}</p> : null}
      <ActionForm
        id="form-nameservers"
        look="account-form"
        owner={owner}
        action={nameserversAction.bind(null, locale, domain)}
        variant="solid"
        fields={[
          { name: 'kind', label: t('dns.kind'), options: choices, defaultValue: nameservers === null && ours.length > 0 ? 'ours' : 'own' },
          {
            name: 'names',
            kind: 'long',
            label: t('dns.names'),
            hint: t('dns.namesHint', { least: nameserverLimits.least, most: nameserverLimits.most }),
            optionalLabel: ours.length > 0 ? t('optional') : undefined,
            autoComplete: 'off',
            defaultValue: (nameservers ?? []).join('\n'),
          },
        ]}
        words={formWords(t, t('dns.saveNameservers'))}
      />
      {isElsewhere ? (
        <>
          <p>{t('dns.undoBody', { count: saved.length })}</p>
          <ActionForm
            id="form-nameservers-back"
            look="account-form"
            owner={owner}
            action={nameserversAction.bind(null, locale, domain)}
            variant="outline"
            hidden={{ kind: 'ours', names: '' }}
            fields={[]}
            words={formWords(t, t('dns.undo'))}
          />
        </>
      ) : null}
    </>
  )
}

interface RecordFormProps {
  readonly domain: string
  readonly owner: string
  /** `null`: a new set. */
  readonly set: VersionedSet | null
}

const placeFields = (t: AccountMessages, domain: string): readonly FormField[] => [
  { name: 'name', label: t('dns.name'), hint: t('dns.nameHint', { domain }), autoComplete: 'off', maxLength: 253, className: 'span-3' },
  { name: 'type', label: t('dns.type'), options: zoneRecordTypes.map((type) => ({ value: type, label: type })), className: 'span-3' },
]

const usualTtl = 3600

/** N6: edits a record set, one value per line, with the version for conflict detection. */
const RecordForm = ({ domain, owner, set }: RecordFormProps) => {
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

const RemovalForm = ({ domain, set }: { readonly domain: string; readonly set: VersionedSet }) => {
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

/** C5: DNS presets of other services. */
const PresetForm = ({ domain }: { readonly domain: string }) => {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <ActionForm
      id="form-preset"
      look="account-form"
      action={presetAction.bind(null, locale, domain)}
      variant="outline"
      fields={[
        {
          name: 'preset',
          label: t('dns.presetFor'),
          hint: t('dns.presetHint'),
          options: presetNames.map((preset) => ({ value: preset, label: t(`dns.presets.${preset}`) })),
        },
      ]}
      words={formWords(t, t('dns.presetSubmit'))}
    />
  )
}

interface RecordListProps {
  readonly dns: DomainDns
  readonly owner: string
}

interface RecordTableProps<Set extends RecordSet> {
  readonly caption: string
  readonly domain: string
  readonly sets: readonly Set[]
  readonly children?: (set: Set) => ReactNode
  readonly isShopRecord?: (set: Set) => boolean
}

/** L10: type, name, value and TTL. */
const RecordTable = <Set extends RecordSet>({ caption, domain, sets, children, isShopRecord }: RecordTableProps<Set>) => {
  const t = useTranslations('account.dns')
  const locale = useLocale()
  return (
    <table className="account-table record-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('type')}</th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('values')}</th>
          <th scope="col">{t('ttl')}</th>
        </tr>
      </thead>
      {sets.map((set) => (
        <tbody key={`${set.name} ${set.type}`}>
          <tr>
            <th scope="row">{set.type}</th>
            <td>{set.name === apex ? domain : `${set.name}.${domain}`}</td>
            <td>
              {set.values.map((value) => (
                <code key={value}>{value}</code>
              ))}
              {isShopRecord?.(set) ? <small>{t('byShop')}</small> : null}
            </td>
            <td>{duration(set.ttl, locale)}</td>
          </tr>
          {children ? (
            <tr>
              <td colSpan={4}>{children(set)}</td>
            </tr>
          ) : null}
        </tbody>
      ))}
    </table>
  )
}

/** N6: record sets are shown, changed and deleted as a whole. */
const RecordList = ({ dns: { domain, zone, saved }, owner }: RecordListProps) => {
  const t = useTranslations('account.dns')
  if (zone === null)
    return (
      <>
        <p>{t('recordsElsewhere')}</p>
        {saved.length > 0 ? (
          <Disclosure summary={t('saved', { count: saved.length })}>
            <RecordTable caption={t('saved', { count: saved.length })} domain={domain} sets={saved} />
          </Disclosure>
        ) : null}
      </>
    )
  if (zone.kind !== 'zone') return <p role="status">{t(zone.kind === 'unknown' ? 'unknown' : 'noZone')}</p>
  return (
    <>
      {zone.sets.length === 0 ? <p className="muted">{t('noRecords')}</p> : null}
      {zone.sets.length > 0 ? (
        <RecordTable caption={t('records')} domain={domain} sets={zone.sets} isShopRecord={(set) => set.isShopRecord}>
          {(set) => (
            <Disclosure summary={t('change', { name: set.name, type: set.type })}>
              {/* Remounts for a new version, so that input for the old one is not submitted. */}
              <RecordForm key={set.version} domain={domain} owner={owner} set={set} />
              <RemovalForm key={`${set.version} gone`} domain={domain} set={set} />
            </Disclosure>
          )}
        </RecordTable>
      ) : null}
      <h3>{t('add')}</h3>
      <RecordForm domain={domain} owner={owner} set={null} />
      <h3>{t('preset')}</h3>
      <PresetForm domain={domain} />
    </>
  )
}

interface RenewalPartProps {
  readonly domain: AccountDomain
  readonly year: ShownAmounts | null
}

/** U50, U52: renewal status with card and price, and the switch. */
const RenewalPart = ({ domain, year }: RenewalPartProps) => {
  const t = useTranslations('account.domains')
  const locale = useLocale()
  return (
    <>
      <p>
        <b>{renewalSentence(t, domain, locale)}</b>
      </p>
      {year === null ? null : (
        <p>
          {t('renewsAt')} <Price amounts={year} /> <span className="small muted">{t('perYear')}</span>
        </p>
      )}
      <div className="renewal-switches">
        <RenewalSwitches domain={domain} />
      </div>
      <p>{t('renewalBody', { announced: domainCharges.announceDays })}</p>
      <p>
        <Link href={`/${locale}/settings#cards`}>{t('cards')}</Link>
      </p>
    </>
  )
}

interface DomainPageProps {
  readonly renewal: RenewalPartProps | null
  readonly dns: DomainDns
  readonly owners: DomainOwners
  /** Owner of unsaved input, so that it survives an expired session. */
  readonly owner: string
}

export const DomainPage = ({ dns, owners, owner, renewal }: DomainPageProps) => {
  const t = useTranslations('account.dns')
  const domains = useTranslations('account.domains')
  const locale = useLocale()
  return (
    <AccountFrame path="/my-domains" heading={<Plate name={dns.domain} size="large" />}>
      <p>
        <Link href={`/${locale}/my-domains`}>{t('back')}</Link>
      </p>
      {renewal ? (
        <AccountSection id="renewal" heading={domains('renewal')}>
          <RenewalPart {...renewal} />
        </AccountSection>
      ) : null}
      <AccountSection id="nameservers" heading={t('nameservers')}>
        <NameserversForm dns={dns} owner={owner} />
      </AccountSection>
      <AccountSection id="records" heading={t('records')}>
        <RecordList dns={dns} owner={owner} />
      </AccountSection>
      <AccountSection id="contacts" heading={t('contacts')}>
        <ContactsPart domain={dns.domain} owners={owners} owner={owner} />
      </AccountSection>
    </AccountFrame>
  )
}

import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button/copy-button.client'
import type { ComparedSet } from '@/core/dns/connection'
import { apex } from '@/core/dns/records'

interface RecordTableProps {
  readonly domain: string
  readonly compared: readonly ComparedSet[]
}

const RecordRow = ({ domain, compared: { wanted, state, found } }: { readonly domain: string; readonly compared: ComparedSet }) => {
  const t = useTranslations('account.attach')
  return wanted.values.map((value) => (
    <tr key={`${wanted.name} ${wanted.type} ${value}`}>
      <th scope="row">{wanted.type}</th>
      <td>{wanted.name === apex ? domain : `${wanted.name}.${domain}`}</td>
      <td>
        <code>{value}</code> <CopyButton text={value} label={t('copy')} done={t('copied')} />
        {state === 'differs' ? (
          <small>
            {t('found')} <code>{found.join(', ')}</code>
          </small>
        ) : null}
      </td>
      <td>{t(`sets.${state}`)}</td>
    </tr>
  ))
}

/** C4: the records a plan needs of its domain, each with what the DNS says. */
export const RecordTable = ({ domain, compared }: RecordTableProps) => {
  const t = useTranslations('account')
  if (compared.length === 0) return null
  return (
    <table className="account-table record-table">
      <caption className="visually-hidden">{t('attach.records', { domain })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('dns.type')}</th>
          <th scope="col">{t('dns.name')}</th>
          <th scope="col">{t('dns.values')}</th>
          <th scope="col">{t('attach.stateHead')}</th>
        </tr>
      </thead>
      <tbody>
        {compared.map((each) => (
          <RecordRow key={`${each.wanted.name} ${each.wanted.type}`} domain={domain} compared={each} />
        ))}
      </tbody>
    </table>
  )
}

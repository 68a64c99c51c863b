import { useLocale, useTranslations } from 'next-intl'
import { nameserverLimits } from '@/core/dns/hosts'
import { ActionForm } from '@/parts/form/action-form.client'
import type { NameDns } from '@/modules/domains/dns/dns.service'
import { nameserversAction } from '@/features/account/actions/dns-actions'
import { formWords } from '@/features/account/common-fields'

interface NameserversFormProps {
  readonly dns: NameDns
  readonly owner: string
}

/** N8: ours, or a list of the customer's own. */
export const NameserversForm = ({ dns: { domain, nameservers, ours, task, saved }, owner }: NameserversFormProps) => {
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

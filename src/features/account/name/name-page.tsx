import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { NameOwners } from '@/modules/domains/contacts'
import type { NameDns } from '@/modules/domains/dns/dns.service'
import { Plate } from '@/ui/plate/plate'
import { AccountFrame, AccountPart } from '@/features/account/account-frame'
import { ContactsPart } from './contacts-part'
import { NameserversForm } from './nameservers-form'
import { RecordList } from './record-list'

interface NamePageProps {
  readonly dns: NameDns
  readonly owners: NameOwners
  /** Whose edit it is, so that it outlives a session that ends meanwhile. */
  readonly owner: string
}

/** `/{lang}/my-domains/{domain}`: whom a name is delegated to, what is written of it, and who owns it. */
export const NamePage = ({ dns, owners, owner }: NamePageProps) => {
  const t = useTranslations('account.dns')
  const locale = useLocale()
  return (
    <AccountFrame path="/my-domains" heading={<Plate name={dns.domain} size="large" />}>
      <p>
        <Link href={`/${locale}/my-domains`}>{t('back')}</Link>
      </p>
      <AccountPart id="nameservers" heading={t('nameservers')}>
        <NameserversForm dns={dns} owner={owner} />
      </AccountPart>
      <AccountPart id="records" heading={t('records')}>
        <RecordList dns={dns} owner={owner} />
      </AccountPart>
      <AccountPart id="contacts" heading={t('contacts')}>
        <ContactsPart domain={dns.domain} owners={owners} owner={owner} />
      </AccountPart>
    </AccountFrame>
  )
}

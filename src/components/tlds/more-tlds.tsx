import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'

import { tldsPath, localizedHref } from '@/core/navigation/paths'
import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/field/field'

interface MoreTldsProps {
  /** Total number of TLDs; `null` if the block lists all. */
  readonly total: number | null
}

export const AllTlds = ({ total }: MoreTldsProps) => {
  const t = useTranslations('endings')
  const href = localizedHref(useLocale(), tldsPath)
  if (total === null) return null
  return (
    <p className="more-endings">
      <Link href={href} prefetch={false}>
        {t('all', { count: total })}
      </Link>
    </p>
  )
}

/** Search for a TLD and a link to all; works without JavaScript. */
export const MoreTlds = ({ total }: MoreTldsProps) => {
  const t = useTranslations('endings')
  const href = localizedHref(useLocale(), tldsPath)
  const id = useId()
  if (total === null) return null
  return (
    <form className="more-endings" role="search" aria-label={t('find')} action={href}>
      <TextField id={id} label={t('label')} name="q" maxLength={100} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      <Button type="submit">{t('find')}</Button>
      <Link href={href} prefetch={false}>
        {t('all', { count: total })}
      </Link>
    </form>
  )
}

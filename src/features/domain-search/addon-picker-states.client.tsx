'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton/skeleton'

const rows = [0, 1, 2, 3, 4, 5, 6, 7]

export const PickerLoading = () => {
  const t = useTranslations('domainSearch')
  // Announced only if loading takes noticeably long.
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <p role="status">{isSaid ? t('picker.loading') : ' '}</p>
      {rows.map((row) => (
        <Skeleton key={row} width="100%" height="44px" />
      ))}
    </>
  )
}

export const PickerFailed = () => {
  const t = useTranslations('domainSearch')
  return <p role="alert">{t('picker.failed')}</p>
}

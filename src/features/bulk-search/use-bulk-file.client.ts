'use client'

import { useTranslations } from 'next-intl'

import { useShopSettings } from '@/parts/shop/shop-settings.client'
import { toBulkFile } from './bulk-file'
import type { BulkState } from './bulk-state'

const statuses = ['available', 'taken', 'unknown', 'invalid'] as const

/** Made here, of what is on the page: nothing is sent anywhere. The mark in front tells spreadsheets that it is UTF-8. */
const save = (text: string, fileName: string): void => {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

export const useBulkFile = () => {
  const t = useTranslations('bulkSearch')
  const { shownTax } = useShopSettings()
  return ({ rows, currency }: Pick<BulkState, 'rows' | 'currency'>) => {
    const heads = {
      name: t('file.name'),
      domain: t('file.domain'),
      status: t('file.status'),
      firstYear: t('file.firstYear'),
      listPrice: t('file.listPrice'),
      renewal: t('file.renewal'),
      currency: t('file.currency'),
    }
    const statusName = (status: string) => {
      const known = statuses.find((each) => each === status)
      return known ? t(`file.statuses.${known}`) : status
    }
    save(toBulkFile(rows, { currency, taxRate: shownTax?.rate }, heads, statusName), t('file.fileName'))
  }
}

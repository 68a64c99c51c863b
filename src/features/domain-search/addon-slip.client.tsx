'use client'

import { useTranslations } from 'next-intl'
import { ActionObject } from '@/parts/action-object/action-object'
import type { AddonInMinorUnits } from '@/parts/api/in-minor-units'
import { Button } from '@/ui/button/button'
import { Due, Ledger, LedgerRow } from '@/ui/ledger/ledger'
import type { FormatAmount } from '@/core/receipt/model'
import { slipOf } from './addon-selection'
import type { DomainResult } from './search-state'

interface AddonSlipProps {
  readonly result: DomainResult
  /** The name is in the cart already: only what is added to it counts. */
  readonly isHeld: boolean
  readonly chosen: readonly AddonInMinorUnits[]
  readonly format: FormatAmount
  readonly isAdding: boolean
  readonly onConfirm: () => void
}

/** The running total: what has been chosen in this row, and what it costs. */
export const AddonSlip = ({ result, isHeld, chosen, format, isAdding, onConfirm }: AddonSlipProps) => {
  const t = useTranslations('domainSearch')
  const { firstYear, laterYears, threeYears } = slipOf(isHeld ? null : result, chosen)
  return (
    <div className="addon-slip">
      <Ledger caption={t('picker.slip')}>
        {isHeld ? null : <LedgerRow label={result.domain} amount={format(result.price)} />}
        {chosen.map(({ id, name, price }) => (
          <LedgerRow key={id} label={name} amount={format(price)} />
        ))}
      </Ledger>
      <div className="addon-slip__sums" role="status">
        <Due label={t('picker.firstYear')} amount={format(firstYear)} />
        <Due later label={t('picker.laterYears')} amount={format(laterYears)} />
        <Due later label={t('picker.threeYears')} amount={format(threeYears)} />
      </div>
      <Button variant="go" size="large" block pending={isAdding} onClick={onConfirm}>
        <span>{isAdding ? t('adding') : t('add')}</span>
        <ActionObject>{result.domain}</ActionObject>
      </Button>
    </div>
  )
}

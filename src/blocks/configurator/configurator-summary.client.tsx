'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { ActionObject } from '@/components/action-object/action-object'
import type { Estimate } from '@/components/estimate/estimate'
import { EstimatePaper } from '@/components/estimate/estimate-paper'
import type { EstimateContext } from '@/components/estimate/types'
import { Button } from '@/components/ui/button/button'
import { Plate } from '@/components/ui/plate/plate'
import { PerCurrency } from '@/components/ui/price/price'

interface ConfiguratorSummaryProps {
  readonly id: string
  readonly estimate: Estimate | null
  readonly world: EstimateContext
  /** The visitor's domain, if add-ons need one. */
  readonly name: string | null
  /** TLD used for the estimate until a domain is typed. */
  readonly sampleEnding: string | null
  readonly machine: ReactNode
  readonly missing: readonly { readonly fieldId: string; readonly title: string }[]
  readonly isAdding: boolean
  readonly onAdd: () => void
}

export const ConfiguratorSummary = ({
  id,
  estimate,
  world,
  name,
  sampleEnding,
  machine,
  missing,
  isAdding,
  onAdd,
}: ConfiguratorSummaryProps) => {
  const t = useTranslations('estimate')
  const machineWords = useTranslations('machine')
  const cartWords = useTranslations('cart')
  const button = (
    <Button variant="go" size="large" block pending={isAdding} onClick={onAdd}>
      <span>{isAdding ? cartWords('adding') : cartWords('add')}</span>
      <ActionObject>{t('configuration')}</ActionObject>
    </Button>
  )
  return (
    <>
      <div className="configurator__side">
        {machine}
        <div className="configurator__paper" id={id} tabIndex={-1}>
          <EstimatePaper
            label={t('yours')}
            estimate={estimate}
            world={world}
            plate={name ? <Plate name={name} body="paper" /> : undefined}
            action={button}
          >
            {sampleEnding === null ? null : <p className="configurator__sample">{machineWords('sampleNote', { ending: sampleEnding })}</p>}
            {missing.length > 0 ? (
              <ul className="configurator__missing">
                {missing.map(({ fieldId, title }) => (
                  <li key={fieldId}>
                    <a href={`#${fieldId}`}>{title}</a> <span>{t('notChosen')}</span>
                  </li>
                ))}
              </ul>
            ) : null}
          </EstimatePaper>
        </div>
      </div>
      <div className="configurator__bar on-paper">
        <a href={`#${id}`} className="configurator__sum">
          <span>{t('firstPayment')}</span>
          <b>{estimate ? <PerCurrency texts={estimate.each(({ dueNow }) => dueNow)} /> : '–'}</b>
        </a>
        {button}
      </div>
    </>
  )
}

'use client'

import { useTranslations } from 'next-intl'

import type { BillingPeriod } from '@/core/catalog/types'
import { Badge } from '@/components/ui/badge/badge'
import { Choice, Choices } from '@/components/ui/choice/choice'
import { Price } from '@/components/ui/price/price'

import type { ConfiguratorLabels, GroupView, OptionView } from './types'

interface OptionListProps {
  readonly id: string
  readonly group: GroupView
  readonly chosen: readonly string[]
  readonly period: BillingPeriod
  readonly labels: ConfiguratorLabels
  readonly error: string | null
  readonly onChoose: (key: string | null, isChosen: boolean) => void
}

export const OptionList = ({ id, group, chosen, period, labels, error, onChoose }: OptionListProps) => {
  const t = useTranslations('estimate')
  const kind = group.selection === 'one' ? 'radio' : 'checkbox'
  return (
    <Choices id={id} legend={group.title} mark={group.isRequired ? t('required') : t('optional')} intro={group.intro} error={error}>
      {group.options.map((option) => (
        <Choice
          key={option.key}
          kind={kind}
          name={id}
          value={option.key}
          isChosen={chosen.includes(option.key)}
          isDisabled={!priceOf(option, period)}
          onChoose={(isChosen) => onChoose(option.key, isChosen)}
          label={
            <>
              {option.name} {option.popular ? <Badge>{labels.popular}</Badge> : null}
            </>
          }
          note={option.lang === undefined ? option.description : <span lang={option.lang}>{option.description}</span>}
          aside={<OptionPrice option={option} period={period} labels={labels} />}
        />
      ))}
      {kind === 'radio' && !group.isRequired ? (
        <Choice name={id} value="" isChosen={chosen.length === 0} onChoose={() => onChoose(null, true)} label={t('none')} />
      ) : null}
    </Choices>
  )
}

/** Add-ons are billed yearly, whatever the period of the rest. */
const priceOf = ({ prices, type }: OptionView, period: BillingPeriod) =>
  prices.find((price) => price.period === (type === 'addon' ? 'yearly' : period))

const OptionPrice = ({ option, period, labels }: Pick<OptionListProps, 'period' | 'labels'> & { readonly option: OptionView }) => {
  const t = useTranslations('estimate')
  const price = priceOf(option, period)
  if (!price) {
    const periods = option.prices.map((offered) => labels.periods[offered.period]?.name).join(', ')
    return <small>{t('notThisPeriod', { periods })}</small>
  }
  return (
    <>
      <span>
        <Price amounts={price.price} /> <span>{labels.periods[price.period]?.per}</span>
      </span>
      {price.setupFee ? (
        <small>
          {labels.setupFee} <Price amounts={price.setupFee} look="plain" />
        </small>
      ) : null}
    </>
  )
}

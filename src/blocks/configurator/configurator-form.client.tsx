'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type ReactNode } from 'react'
import { ErrorSummary } from '@/components/ui/field/error-summary.client'
import { TextField } from '@/components/ui/field/field'
import { Segmented } from '@/components/ui/segmented/segmented'
import {
  nameParameter,
  isMachine,
  machineUnits,
  type ConfiguratorLabels,
  type ConfiguratorView,
  type GroupView,
  type OptionView,
  type ComponentKind,
  type MachineUnit,
} from './configuration'
import { useAddConfiguration, useConfiguration, type useConfiguredName } from './use-configuration.client'
import { ActionObject } from '@/components/action-object/action-object'
import type { Estimate, EstimateContext } from '@/components/estimate/estimate'
import { EstimatePaper } from '@/components/estimate/estimate-paper'
import { Button } from '@/components/ui/button/button'
import { Plate } from '@/components/ui/plate/plate'
import { PerCurrency, Price } from '@/components/ui/price/price'
import type { BillingPeriod } from '@/core/catalog/types'
import { Badge } from '@/components/ui/badge/badge'
import { Choice, Choices } from '@/components/ui/choice/choice'

const width = 200
const mostDrawn = 16

const places = (count: number, size: number) =>
  Array.from({ length: count }, (_, index) => index * Math.floor(Math.min(width / count, size * 1.6)))

/** One square per core. */
const cores = (count: number) => places(Math.min(count, mostDrawn), 16).map((x) => `M${x} 6h${count > 12 ? 10 : 16}v16H${x}z`)

/** One bar per four gigabytes. */
const modules = (gigabytes: number) => places(Math.min(Math.max(1, gigabytes / 4), mostDrawn), 12).map((x) => `M${x} 3h10v22H${x}z`)

const shapes: Readonly<Record<ComponentKind, (unit: MachineUnit) => string>> = {
  cpu: ({ size }) => cores(size ?? 1).join(''),
  memory: ({ size }) => modules(size ?? 4).join(''),
  // Storage is drawn to scale.
  storage: ({ size, largest }) => `M0 6h${Math.round((width * (size ?? largest)) / Math.max(largest, 1))}v16H0z`,
  other: () => `M0 8h${width}v3H0zM0 17h${width}v3H0z`,
}

const Machine = ({ units }: { readonly units: readonly MachineUnit[] }) => {
  const t = useTranslations('machine')
  return (
    <section className="machine" aria-label={t('label')}>
      <ul>
        {units.map((unit) => (
          <li key={unit.key} className={unit.isEmpty ? 'machine__unit machine__unit--empty' : 'machine__unit'}>
            <span>{unit.isEmpty ? t('empty', { part: unit.name }) : unit.name}</span>
            {unit.isEmpty ? null : (
              <svg viewBox={`0 0 ${width} 28`} aria-hidden="true" focusable="false">
                {unit.kind === 'storage' ? <path className="machine__bay" d={`M0 6h${width}v16H0z`} /> : null}
                <path fill="currentColor" d={shapes[unit.kind](unit)} />
              </svg>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OptionListProps {
  readonly id: string
  readonly group: GroupView
  readonly chosen: readonly string[]
  readonly period: BillingPeriod
  readonly labels: ConfiguratorLabels
  readonly error: string | null
  readonly onChoose: (key: string | null, isChosen: boolean) => void
}

const OptionList = ({ id, group, chosen, period, labels, error, onChoose }: OptionListProps) => {
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

const ConfiguratorSummary = ({ id, estimate, world, name, sampleEnding, machine, missing, isAdding, onAdd }: ConfiguratorSummaryProps) => {
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

interface ConfiguratorFormProps extends Pick<ConfiguratorView, 'groups' | 'periods' | 'world' | 'hasMoreEndings'> {
  readonly labels: ConfiguratorLabels
}

/** The URL stores the configuration; the pricing engine prices it. */
export const ConfiguratorForm = ({ groups, periods, world, hasMoreEndings, labels }: ConfiguratorFormProps) => {
  const t = useTranslations('estimate')
  const id = useId()
  const { add, isAdding } = useAddConfiguration()
  const [attempt, setAttempt] = useState(0)
  const { named, items, period, chosen, missing, ...configuration } = useConfiguration({ groups, periods, world, hasMoreEndings })
  const needsName = groups.some((group) => group.needsName)

  const idOf = (parameter: string) => `${id}-${parameter}`
  const nameId = idOf(nameParameter)
  const wasAsked = attempt > 0
  const isEmpty = missing.length === 0 && items.length === 0 && !needsName
  const errors = [
    ...(wasAsked && named.fault !== null ? [{ fieldId: nameId, message: named.fault }] : []),
    ...missing.map(({ parameter, title }) => ({ fieldId: idOf(parameter), message: t('chooseOne', { group: title }) })),
    ...(isEmpty ? [{ fieldId: idOf(groups[0]?.parameter ?? ''), message: t('nothingToAdd') }] : []),
  ]
  const errorOf = (fieldId: string) => (wasAsked ? (errors.find((error) => error.fieldId === fieldId)?.message ?? null) : null)

  const submit = async () => {
    setAttempt(attempt + 1)
    named.refuse(null)
    if (errors.length > 0 || named.isAwaited) return
    const refusal = await add(items)
    if (refusal === null) return
    named.refuse(refusal)
    setAttempt(attempt + 2)
  }

  return (
    <div className="configurator">
      <div className="configurator__groups">
        <ErrorSummary title={t('missing', { count: errors.length })} errors={wasAsked ? errors : []} answer={attempt} />
        {periods.length > 1 ? (
          <Segmented
            name={`${id}-period`}
            legend={t('period')}
            options={periods.map((value) => ({ value, label: labels.periods[value]?.name }))}
            value={period}
            onChange={({ target }) => configuration.payBy(target.value)}
          />
        ) : null}
        {needsName ? <NameField id={nameId} {...named} fault={errorOf(nameId)} /> : null}
        {groups.map((group) => (
          <OptionList
            key={group.parameter}
            id={idOf(group.parameter)}
            group={group}
            chosen={configuration.chosenOf(group)}
            period={period}
            labels={labels}
            error={errorOf(idOf(group.parameter))}
            onChoose={(key, isChosen) => configuration.choose(group, key, isChosen)}
          />
        ))}
      </div>
      <ConfiguratorSummary
        id={idOf('sum')}
        estimate={configuration.estimate}
        machine={isMachine(groups) ? <Machine units={machineUnits(groups, chosen)} /> : null}
        world={named.world}
        name={named.name}
        sampleEnding={configuration.sampleEnding}
        missing={[
          ...(named.isAwaited ? [{ fieldId: nameId, title: t('name') }] : []),
          ...missing.map(({ parameter, title }) => ({ fieldId: idOf(parameter), title })),
        ]}
        isAdding={isAdding}
        onAdd={() => void submit()}
      />
    </div>
  )
}

interface NameFieldProps extends Pick<ReturnType<typeof useConfiguredName>, 'typed' | 'type' | 'settle' | 'fault'> {
  readonly id: string
}

/** The domain that add-ons are for. */
const NameField = ({ id, typed, type, settle, fault }: NameFieldProps) => {
  const t = useTranslations('estimate')
  return (
    <TextField
      id={id}
      label={t('name')}
      hint={t('nameHint')}
      error={fault}
      value={typed}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={253}
      onChange={({ target }) => type(target.value)}
      onBlur={settle}
    />
  )
}

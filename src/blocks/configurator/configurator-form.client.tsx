'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'

import { ErrorSummary } from '@/components/ui/field/error-summary.client'
import { TextField } from '@/components/ui/field/field'
import { Segmented } from '@/components/ui/segmented/segmented'

import { nameParameter, isMachine, machineUnits } from './configuration'
import { ConfiguratorSummary } from './configurator-summary.client'
import { Machine, useAddConfiguration } from './use-add-configuration.client'
import { OptionList } from './option-list.client'
import type { ConfiguratorLabels, ConfiguratorView } from './types'
import { useConfiguration, type useConfiguredName } from './use-configured-name.client'

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

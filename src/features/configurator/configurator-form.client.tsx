'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useMemo, useState } from 'react'

import { missingGroups } from '@/core/filters/read-configuration'
import { useAddToCart } from '@/parts/cart/use-add-to-cart.client'
import { useCart } from '@/parts/cart/use-cart.client'
import { createEstimator } from '@/parts/estimate/estimate'
import { useShopSettings } from '@/parts/shop/shop-settings.client'
import { useAddress } from '@/ui/address/use-address.client'
import { ErrorSummary } from '@/ui/field/error-summary.client'
import { TextField } from '@/ui/field/text-field'
import { Segmented } from '@/ui/segmented/segmented'
import { asDomainName } from '@/ui/visitor-name/use-visitor-name.client'
import { getVisitorName, setVisitorName } from '@/ui/visitor-name/visitor-name-store'

import { nameParameter, readAddress, readName, toItems, withPart } from './configuration'
import { ConfiguratorSummary } from './configurator-summary.client'
import { OptionList } from './option-list.client'
import type { ConfiguratorLabels, ConfiguratorView } from './types'
import { useEndings } from './use-endings.client'
import { useNameCheck } from './use-name-check.client'

interface ConfiguratorFormProps extends Pick<ConfiguratorView, 'groups' | 'periods' | 'world' | 'hasMoreEndings'> {
  readonly labels: ConfiguratorLabels
}

/** Parts chosen one by one. The address holds the whole choice; the engine prices it as it grows. */
export function ConfiguratorForm({ groups, periods, world: drawnWorld, hasMoreEndings, labels }: ConfiguratorFormProps) {
  const words = useTranslations('estimate')
  const validation = useTranslations('validation')
  const id = useId()
  const { priceLocale } = useShopSettings()
  const { query, change } = useAddress()
  const { isAdding, addToCart } = useAddToCart()
  const inCart = useCart((cart) => cart.quote?.items)
  const checkName = useNameCheck()
  const [attempt, setAttempt] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const [nameRefusal, setNameRefusal] = useState<string | null>(null)

  const needsName = groups.some((group) => group.needsName)
  const shared = query.get(nameParameter)
  const [typed, setTyped] = useState('')
  const world = useEndings(drawnWorld, typed, hasMoreEndings)
  const estimator = useMemo(() => createEstimator(world, priceLocale), [world, priceLocale])
  useEffect(() => {
    // A shared address brings its name; otherwise the name that hangs on the visitor's plates already.
    const own = getVisitorName()
    if (needsName) setTyped(shared ?? (own === null ? '' : asDomainName(own)))
  }, [needsName, shared])

  const configuration = readAddress(query, groups, periods)
  const { period, chosen } = configuration
  const name = readName(typed, world.extensions)
  const idOf = (parameter: string) => `${id}-${parameter}`
  const nameId = idOf(nameParameter)
  const missing = missingGroups(groups, chosen)
  const items = toItems(groups, configuration, needsName && name.ok ? name.value : null)

  const sayName = (): string | null => {
    if (!needsName || name.ok) return nameRefusal
    if (name.error !== 'unsold-extension') return validation(name.error)
    return words('nameExtension', { extensions: drawnWorld.extensions.map(({ extension }) => extension).join(' ') })
  }
  const wasAsked = attempt > 0
  const nameError = wasAsked ? sayName() : null
  const errors = [
    ...(nameError === null ? [] : [{ fieldId: nameId, message: nameError }]),
    ...missing.map(({ parameter, title }) => ({ fieldId: idOf(parameter), message: words('chooseOne', { group: title }) })),
    ...(missing.length === 0 && items.length === 0 && !needsName
      ? [{ fieldId: idOf(groups[0]?.parameter ?? ''), message: words('nothingToAdd') }]
      : []),
  ]

  const add = async () => {
    setAttempt(attempt + 1)
    setNameRefusal(null)
    if (errors.length > 0 || (needsName && !name.ok)) return
    const isThere = (type: string, wanted: string, domain?: string) =>
      inCart?.some((item) => item.type === type && item.id === wanted && (domain === undefined || item.serviceData.domain === domain)) ??
      false
    // O9: a name or an add-on that is in the cart already is not added twice.
    const wanted = items.filter(({ type, id: key, serviceData }) =>
      type === 'domain' || type === 'addon' ? !isThere(type, key, serviceData?.domain) : true,
    )
    const newName = wanted.find(({ type }) => type === 'domain')
    if (newName) {
      setChecking(true)
      const refusal = await checkName(newName.id)
      setChecking(false)
      if (refusal !== null) {
        setNameRefusal(refusal)
        return setAttempt(attempt + 2)
      }
      setVisitorName(newName.id)
    }
    await addToCart(wanted, { name: newName?.id ?? words('configuration') })
  }

  return (
    <div className="configurator">
      <div className="configurator__groups">
        <ErrorSummary title={words('missing', { count: errors.length })} errors={wasAsked ? errors : []} answer={attempt} />
        {periods.length > 1 ? (
          <Segmented
            name={`${id}-period`}
            legend={words('period')}
            options={periods.map((value) => ({ value, label: labels.periods[value]?.name }))}
            value={period}
            onChange={({ target }) => {
              const next = new URLSearchParams(query)
              next.set('period', target.value)
              change(next)
            }}
          />
        ) : null}
        {needsName ? (
          <TextField
            id={nameId}
            label={words('name')}
            hint={words('nameHint')}
            error={nameError}
            value={typed}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={253}
            onChange={({ target }) => {
              setTyped(target.value)
              setNameRefusal(null)
            }}
            onBlur={() => {
              if (!name.ok || name.value === shared) return
              const next = new URLSearchParams(query)
              next.set(nameParameter, name.value)
              change(next, 'replace')
              setVisitorName(name.value)
            }}
          />
        ) : null}
        {groups.map((group) => {
          const keys = chosen.get(group.parameter) ?? []
          return (
            <OptionList
              key={group.parameter}
              id={idOf(group.parameter)}
              group={group}
              chosen={keys}
              period={period}
              labels={labels}
              error={errors.find(({ fieldId }) => wasAsked && fieldId === idOf(group.parameter))?.message ?? null}
              onChoose={(key, isChosen) => change(withPart(query, group, keys, key, isChosen))}
            />
          )
        })}
      </div>
      <ConfiguratorSummary
        id={idOf('sum')}
        estimate={items.length > 0 ? estimator(items) : null}
        world={world}
        name={needsName && name.ok ? name.value : null}
        isNameAwaited={needsName && !name.ok && [...chosen.values()].some((keys) => keys.length > 0)}
        missing={[
          ...(needsName && !name.ok ? [{ fieldId: nameId, title: words('name') }] : []),
          ...missing.map(({ parameter, title }) => ({ fieldId: idOf(parameter), title })),
        ]}
        isAdding={isAdding || isChecking}
        onAdd={() => void add()}
      />
    </div>
  )
}

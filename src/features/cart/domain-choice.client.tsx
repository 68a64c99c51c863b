'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { callApi } from '@/components/api-client/call-api'
import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/field/field'
import { Select } from '@/components/ui/select/select'
import { parseAttachedDomain, parseDomainList, shownNames } from '@/core/subscriptions/attached-domain'
import { useCart } from '@/features/cart/use-cart.client'
import type { CartItem } from '@/features/cart/types'
import type { AccountDomain } from '@/modules/accounts/answers-schema'

const elsewhere = '?'
const later = ''

let ownDomains: Promise<readonly string[]> | null = null

/** Loaded once per page: domains of the logged-in customer; none for guests. */
const loadOwnDomains = (): Promise<readonly string[]> =>
  (ownDomains ??=
    document.documentElement.dataset.session === '1'
      ? callApi<{ readonly domains: readonly AccountDomain[] }>('/api/account/domains').then((answer) =>
          answer.ok ? answer.value.domains.map(({ domain }) => domain) : [],
        )
      : Promise.resolve([]))

/** Part of a cart that contains its domains. */
export interface CartDomains {
  readonly items: readonly Pick<CartItem, 'type' | 'id'>[]
}

/** Domains of a cart, registered or transferred. */
export const domainsIn = (quote: CartDomains | null): readonly string[] =>
  (quote?.items ?? []).filter(({ type }) => type === 'domain').map(({ id }) => id)

/** Whether the cart asks for a domain for this line; services need their category, which the quote contains. */
export const usesDomain = ({ type, category }: Pick<CartItem, 'type'> & Partial<Pick<CartItem, 'category'>>): boolean =>
  type === 'hosting' || type === 'email' || type === 'ssl' || type === 'component' || category === 'website' || category === 'cdn'

interface DomainChoiceProps {
  readonly item: CartItem
  /** Name of the bundle; by default the line's own. */
  readonly name?: string
}

/** C1: chooses the domain of a plan: one in the cart or account, one registered elsewhere, or none yet. */
export const DomainChoice = ({ item, name = item.name }: DomainChoiceProps) => {
  const t = useTranslations('cart')
  const quote = useCart((cart) => cart.quote)
  const isPending = useCart((cart) => cart.pending > 0)
  const changeLine = useCart((cart) => cart.changeLine)
  const [own, setOwn] = useState<readonly string[]>([])
  const [pressed, setPressed] = useState<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  const isShown = usesDomain(item)
  useEffect(() => {
    if (isShown) void loadOwnDomains().then(setOwn)
  }, [isShown])
  if (!isShown) return null

  const current = item.serviceData.domain ?? later
  const domains = [...new Set([...domainsIn(quote), ...own, ...(current === later ? [] : [current])])]
  const attach = (domain: string) => {
    setPressed(domain)
    void changeLine(item.lineId, { domain: domain === later ? null : domain })
  }
  return (
    <>
      <Select
        aria-label={t('domain.label', { name })}
        value={isTyping ? elsewhere : isPending ? (pressed ?? current) : current}
        options={[
          { value: later, label: t('domain.later') },
          ...domains.map((domain) => ({
            value: domain,
            label: t('domain.for', { domain: shownNames({ ...item.serviceData, domain, additionalDomains: [] }).join() }),
          })),
          { value: elsewhere, label: t('domain.elsewhere') },
        ]}
        onChange={({ target }) => {
          setTyping(target.value === elsewhere)
          if (target.value !== elsewhere) attach(target.value)
        }}
      />
      {isTyping ? (
        <TypedDomain
          label={t('domain.label', { name })}
          submit={t('domain.use')}
          fault={t('domain.invalid')}
          onDomain={(domain) => {
            setTyping(false)
            attach(domain)
          }}
        />
      ) : null}
    </>
  )
}

/** S19: additional names of a multi-domain certificate. */
export const CertificateNames = ({ item }: { readonly item: CartItem }) => {
  const t = useTranslations('cart.names')
  const changeLine = useCart((cart) => cart.changeLine)
  const id = useId()
  const { domain, additionalDomains = [] } = item.serviceData
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const { maxDomains = 1 } = item
  if (item.type !== 'ssl' || maxDomains === 1 || domain === undefined) return null
  const shown = typed ?? additionalDomains.join(', ')
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { domains, faulty } = parseDomainList(shown)
    const names = domains.filter((each) => each !== domain)
    const isTooMany = names.length >= maxDomains
    setFault(faulty === null ? (isTooMany ? t('tooMany', { most: maxDomains }) : undefined) : t('invalid', { name: faulty }))
    if (faulty !== null || isTooMany) return
    setTyped(names.join(', '))
    void changeLine(item.lineId, { additionalDomains: names })
  }
  return (
    <form className="cart-domain" onSubmit={save} noValidate>
      <TextField
        id={id}
        label={t('label', { most: maxDomains - 1 })}
        error={fault}
        value={shown}
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        maxLength={4000}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="small">
        {t('save')}
      </Button>
    </form>
  )
}

interface TypedDomainProps {
  readonly label: string
  readonly submit: string
  readonly fault: string
  readonly onDomain: (domain: string) => void
}

/** Input for a domain; a pasted URL is reduced to its domain. */
const TypedDomain = ({ label, submit, fault, onDomain }: TypedDomainProps) => {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const domain = parseAttachedDomain(typed)
    setWrong(domain === null)
    if (domain !== null) onDomain(domain)
  }
  return (
    <form className="cart-domain" onSubmit={confirm} noValidate>
      <TextField
        id={id}
        label={label}
        error={isWrong ? fault : undefined}
        value={typed}
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        maxLength={253}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="small">
        {submit}
      </Button>
    </form>
  )
}

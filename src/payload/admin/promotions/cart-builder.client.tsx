'use client'

import type { QuoteItemRequest } from '@/core/orders/types'
import { translate, type Translator } from '@/payload/translate'
import type { ProductChoices } from './share-link'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { ActionButton } from '@/payload/admin/staff-call.client'
import { Choice, Line } from './choices.client'

/** "Shared Pro · Yearly · wildcard"; domains are shown unchanged. */
const itemName = (reader: Translator, shelf: ProductChoices | null, { type, id, billing, serviceData }: QuoteItemRequest): string => {
  if (type === 'domain') return id
  const named =
    type === 'addon' ? shelf?.addons.find((each) => each.id === id) : shelf?.services.find((each) => each.id === id && each.type === type)
  const coverage = serviceData?.coverage && serviceData.coverage !== 'single' ? [serviceData.coverage] : []
  const about = type === 'addon' && serviceData?.domain ? [serviceData.domain] : [translate(reader, `period.${billing}`)]
  return [named?.name ?? id, ...about, ...coverage].join(' · ')
}

interface Props {
  readonly shelf: ProductChoices
  readonly items: readonly QuoteItemRequest[]
  readonly onChange: (items: readonly QuoteItemRequest[]) => void
}

interface Offer {
  readonly item: QuoteItemRequest
  readonly category: string
}

const everyOffer = ({ services }: ProductChoices): readonly Offer[] =>
  services.flatMap(({ type, id, category, offers }) =>
    offers.flatMap(({ billing, coverages }) =>
      (coverages.length > 0 ? coverages : [undefined]).map((coverage) => ({
        item: { type, id, billing, quantity: 1, ...(coverage ? { serviceData: { coverage } } : {}) } as QuoteItemRequest,
        category,
      })),
    ),
  )

const ProductAdder = ({ shelf, items, onChange }: Props) => {
  const { i18n } = useTranslation()
  const id = useId()
  const offers = everyOffer(shelf)
  const [place, setPlace] = useState('0')
  const [quantity, setQuantity] = useState('1')
  const add = () => {
    const offer = offers[Number(place)]
    if (offer) onChange([...items, { ...offer.item, quantity: Math.min(99, Math.max(1, Math.trunc(Number(quantity)) || 1)) }])
  }
  const options = offers.map(({ item, category }, at) => ({ value: String(at), label: itemName({ i18n }, shelf, item), group: category }))
  return (
    <div className="promotion-row">
      <Choice id={`${id}-product`} label={translate({ i18n }, 'promotions.product')} value={place} options={options} onChoose={setPlace} />
      <Line
        id={`${id}-quantity`}
        type="number"
        label={translate({ i18n }, 'promotions.quantity')}
        value={quantity}
        onType={setQuantity}
        onEnter={add}
      />
      <ActionButton isInline onPress={add}>
        {translate({ i18n }, 'promotions.add')}
      </ActionButton>
    </div>
  )
}

const NameAdder = ({ items, onChange }: Props) => {
  const { i18n } = useTranslation()
  const id = useId()
  const [name, setName] = useState('')
  const [operation, setOperation] = useState<'register' | 'transfer'>('register')
  const add = () => {
    if (name.trim() === '') return
    onChange([...items, { type: 'domain', id: name.trim().toLowerCase(), billing: 'yearly', quantity: 1, serviceData: { operation } }])
    setName('')
  }
  const options = (['register', 'transfer'] as const).map((value) => ({ value, label: translate({ i18n }, `promotions.${value}`) }))
  return (
    <div className="promotion-row">
      <Line id={`${id}-name`} label={translate({ i18n }, 'promotions.name')} value={name} onType={setName} onEnter={add} />
      <Choice
        id={`${id}-operation`}
        label={translate({ i18n }, 'promotions.operation')}
        value={operation}
        options={options}
        onChoose={setOperation}
      />
      <ActionButton isInline onPress={add}>
        {translate({ i18n }, 'promotions.add')}
      </ActionButton>
    </div>
  )
}

const AddonAdder = ({ shelf, items, onChange }: Props) => {
  const { i18n } = useTranslation()
  const id = useId()
  const [addon, setAddon] = useState(shelf.addons[0]?.id ?? '')
  const domain = items.findLast(({ type }) => type === 'domain')?.id
  if (domain === undefined || shelf.addons.length === 0) return null
  const add = () => onChange([...items, { type: 'addon', id: addon, billing: 'yearly', quantity: 1, serviceData: { domain } }])
  return (
    <div className="promotion-row">
      <Choice
        id={`${id}-addon`}
        label={translate({ i18n }, 'promotions.addon')}
        value={addon}
        options={shelf.addons.map((each) => ({ value: each.id, label: each.name }))}
        onChoose={setAddon}
      />
      <ActionButton isInline onPress={add}>
        {translate({ i18n }, 'promotions.add')}
      </ActionButton>
    </div>
  )
}

export const CartBuilder = (props: Props) => {
  const { shelf, items, onChange } = props
  const { i18n } = useTranslation()
  return (
    <div>
      <ProductAdder {...props} />
      <NameAdder {...props} />
      <AddonAdder {...props} />
      <ul className="promotion-items">
        {items.map((item, place) => (
          <li key={place}>
            <span>
              {item.quantity > 1 ? `${item.quantity} × ` : ''}
              {itemName({ i18n }, shelf, item)}
            </span>
            <button
              type="button"
              aria-label={`${translate({ i18n }, 'promotions.remove')}: ${itemName({ i18n }, shelf, item)}`}
              onClick={() => onChange(items.filter((_item, at) => at !== place))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { QuoteItemRequest } from '@/core/orders/types'
import { periodLabels } from '@/cms/fields/selects'
import { translate, type Reader } from '@/cms/words'
import type { Shelf } from './shelf'

/** "Shared Pro · Yearly · wildcard", or a name as it is. */
export const itemName = (reader: Reader, shelf: Shelf | null, { type, id, billing, serviceData }: QuoteItemRequest): string => {
  if (type === 'domain') return id
  const named =
    type === 'addon' ? shelf?.addons.find((each) => each.id === id) : shelf?.services.find((each) => each.id === id && each.type === type)
  const coverage = serviceData?.coverage && serviceData.coverage !== 'single' ? [serviceData.coverage] : []
  const about = type === 'addon' && serviceData?.domain ? [serviceData.domain] : [translate(reader, periodLabels[billing])]
  return [named?.name ?? id, ...about, ...coverage].join(' · ')
}

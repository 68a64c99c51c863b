import type { CollectionBeforeChangeHook } from 'payload'
import type { OrderStatus } from '@/core/orders/status'
import type { Order } from '@/payload-types'
import { advanceOrder } from '@/modules/orders/orders.service'
import { handleOfRequest } from '@/lib/http/client-address'
import { byStaff } from '@/lib/audit/audit'
import { orderStatusLabels as labels } from '@/cms/labels/order-status'
import { words } from '@/cms/words'
import { refuseConflict, refuseField } from './refuse-change'

const noSuchMove = (from: OrderStatus, to: OrderStatus) =>
  words({
    en: `An order that is “${labels[from].en}” cannot become “${labels[to].en}”.`,
    es: `Un pedido «${labels[from].es}» no puede pasar a «${labels[to].es}».`,
    fr: `Une commande « ${labels[from].fr} » ne peut pas devenir « ${labels[to].fr} ».`,
    de: `Eine Bestellung im Status „${labels[from].de}“ kann nicht „${labels[to].de}“ werden.`,
  })

const changedMeanwhile = words({
  en: 'This order was changed by someone else meanwhile: reload it and try again.',
  es: 'Otra persona ha modificado este pedido entretanto: vuelva a cargarlo e inténtelo de nuevo.',
  fr: 'Cette commande a été modifiée entre-temps : rechargez-la, puis réessayez.',
  de: 'Diese Bestellung wurde inzwischen geändert: Bitte laden Sie sie neu und versuchen Sie es noch einmal.',
})

export const freezeOrder: CollectionBeforeChangeHook<Order> = async (change) => {
  const { data, originalDoc, operation, req } = change
  const at = new Date().toISOString()
  if (operation === 'create' || !originalDoc) return { ...data, events: data.events?.length ? data.events : [{ type: 'placed', at }] }
  const advanced = await advanceOrder(await handleOfRequest(req), originalDoc, data, { at, ...byStaff(req) })
  if (advanced.ok) return advanced.value
  if (advanced.error.kind === 'changed-meanwhile') return refuseConflict(change, changedMeanwhile)
  return refuseField(change, 'status', noSuchMove(advanced.error.from, advanced.error.to))
}

import type { Field, FlattenedField } from 'payload'
import { isWords, words, type Words, labelsOf } from '@/payload/words'

const refused = words('events.refused')

const declined = words('events.declined')

const ofOrders = {
  placed: words('events.ofOrders.placed'),
  accepted: words('events.ofOrders.accepted'),
  'payment-failed': words('events.ofOrders.payment-failed'),
  'payment-received': words('events.ofOrders.payment-received'),
  'partly-refunded': words('events.ofOrders.partly-refunded'),
  'surplus-refunded': words('events.ofOrders.surplus-refunded'),
  'name-lost': words('events.ofOrders.name-lost'),
  expired: words('events.ofOrders.expired'),
  attempt: words('events.ofOrders.attempt'),
  'page-closed': words('events.ofOrders.page-closed'),
  'page-expired': words('events.ofOrders.page-expired'),
  declined,
  charge: words('events.ofOrders.charge'),
  'amount-mismatch': words('events.ofOrders.amount-mismatch'),
  surplus: words('events.ofOrders.surplus'),
  disputed: words('events.ofOrders.disputed'),
  'received-by-hand': words('events.ofOrders.received-by-hand'),
  'refunded-by-hand': words('events.ofOrders.refunded-by-hand'),
} as const satisfies Record<string, Words>

const ofSubscriptions = {
  renewed: words('events.ofSubscriptions.renewed'),
  resumed: words('events.ofSubscriptions.resumed'),
  unsold: words('events.ofSubscriptions.unsold'),
  setUp: words('events.ofSubscriptions.setUp'),
  connected: words('events.ofSubscriptions.connected'),
  attached: words('events.ofSubscriptions.attached'),
  domainAdded: words('events.ofSubscriptions.domainAdded'),
  domainRemoved: words('events.ofSubscriptions.domainRemoved'),
  toppedUp: words('events.ofSubscriptions.toppedUp'),
  takenBack: words('events.ofSubscriptions.takenBack'),
  held: words('events.ofSubscriptions.held'),
  released: words('events.ofSubscriptions.released'),
  putForward: words('events.ofSubscriptions.putForward'),
  priceAnnounced: words('events.ofSubscriptions.priceAnnounced'),
  moneyBack: words('events.ofSubscriptions.moneyBack'),
  changed: words('events.ofSubscriptions.changed'),
  changedAtHost: words('events.ofSubscriptions.changedAtHost'),
  changeMissed: words('events.ofSubscriptions.changeMissed'),
  changeUndone: words('events.ofSubscriptions.changeUndone'),
  changeCancelled: words('events.ofSubscriptions.changeCancelled'),
  createFailed: refused,
  suspendFailed: refused,
  resumeFailed: refused,
  changeFailed: refused,
  endFailed: refused,
} as const satisfies Record<string, Words>

const ofNames = labelsOf('events.ofNames', ['ordered', 'transferred', 'autoChargeOn', 'autoChargeOff']) satisfies Record<string, Words>

/** Labels of events that are not document states, by stored type. */
const eventLabels: Readonly<Record<string, Words>> = { ...ofOrders, ...ofSubscriptions, ...ofNames }

/** States use the label of the document's own field, since "pending" means different things in different documents. */
export const labelOfEvent = (type: string, fields: readonly (Field | FlattenedField)[]): Words | undefined => {
  for (const field of fields) {
    if (field.type !== 'select' || (field.name !== 'status' && field.name !== 'state')) continue
    const option = field.options.find((each) => typeof each !== 'string' && each.value === type)
    if (typeof option === 'object' && isWords(option.label)) return option.label
  }
  return eventLabels[type]
}

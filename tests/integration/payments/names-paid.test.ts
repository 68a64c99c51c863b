import { describeNamesPaid } from '../../support/payments/name-contract'
import { openPaymentShop } from './payment-shop'

const { payload, kit, shop } = await openPaymentShop()

describeNamesPaid({ payload, shop, kit }, (session) => shop.send(kit.events.paid(session)))

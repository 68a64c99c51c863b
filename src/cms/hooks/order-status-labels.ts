import type { OrderStatus } from '@/core/orders/order-status'
import { words, type Words } from '../words'

export const orderStatusLabels = {
  pending: words('Pending', 'Pendiente', 'En attente', 'Ausstehend'),
  paid: words('Paid', 'Pagado', 'Payée', 'Bezahlt'),
  failed: words('Payment failed', 'Pago fallido', 'Paiement échoué', 'Zahlung fehlgeschlagen'),
  cancelled: words('Cancelled', 'Cancelado', 'Annulée', 'Storniert'),
  refunded: words('Refunded', 'Reembolsado', 'Remboursée', 'Erstattet'),
  fulfilled: words('Fulfilled', 'Completado', 'Traitée', 'Erfüllt'),
} as const satisfies Record<OrderStatus, Words>

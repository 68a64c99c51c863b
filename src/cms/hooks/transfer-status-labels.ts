import type { TransferStatus } from '@/core/transfers/transfer-status'
import { words, type Words } from '../words'

export const transferStatusLabels = {
  prepared: words('In a cart', 'En un carrito', 'Dans un panier', 'In einem Warenkorb'),
  requested: words('Requested', 'Solicitada', 'Demandé', 'Angefordert'),
  'awaiting-registry': words('Awaiting the registry', 'A la espera del registro', 'En attente du registre', 'Wartet auf die Vergabestelle'),
  completed: words('Completed', 'Completada', 'Terminé', 'Abgeschlossen'),
  failed: words('Failed', 'Fallida', 'Échoué', 'Fehlgeschlagen'),
} as const satisfies Record<TransferStatus, Words>

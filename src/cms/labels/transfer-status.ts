import type { TransferStatus } from '@/core/domains/transfers'
import { words, type Words } from '@/cms/words'

export const transferStatusLabels = {
  prepared: words({ en: 'In a cart', es: 'En un carrito', fr: 'Dans un panier', de: 'In einem Warenkorb' }),
  requested: words({ en: 'Requested', es: 'Solicitada', fr: 'Demandé', de: 'Angefordert' }),
  'awaiting-registry': words({
    en: 'Awaiting the registry',
    es: 'A la espera del registro',
    fr: 'En attente du registre',
    de: 'Wartet auf die Vergabestelle',
  }),
  completed: words({ en: 'Completed', es: 'Completada', fr: 'Terminé', de: 'Abgeschlossen' }),
  failed: words({ en: 'Failed', es: 'Fallida', fr: 'Échoué', de: 'Fehlgeschlagen' }),
} as const satisfies Record<TransferStatus, Words>

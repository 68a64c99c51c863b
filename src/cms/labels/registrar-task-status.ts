import type { RegistrarTaskStatus } from '@/core/domains/registrar'
import { words, type Words } from '@/cms/words'

export const registrarTaskLabels = {
  open: words({ en: 'Open', es: 'Abierta', fr: 'Ouverte', de: 'Offen' }),
  done: words({ en: 'Done', es: 'Hecha', fr: 'Faite', de: 'Erledigt' }),
  failed: words({ en: 'Failed', es: 'Fallida', fr: 'Échouée', de: 'Fehlgeschlagen' }),
  cancelled: words({ en: 'Cancelled', es: 'Cancelada', fr: 'Annulée', de: 'Storniert' }),
} as const satisfies Record<RegistrarTaskStatus, Words>

import type { RegistrarTaskStatus } from '@/core/domains/registrar-tasks'
import { words, type Words } from '../words'

export const registrarTaskLabels = {
  open: words('Open', 'Abierta', 'Ouverte', 'Offen'),
  done: words('Done', 'Hecha', 'Faite', 'Erledigt'),
  failed: words('Failed', 'Fallida', 'Échouée', 'Fehlgeschlagen'),
  cancelled: words('Cancelled', 'Cancelada', 'Annulée', 'Storniert'),
} as const satisfies Record<RegistrarTaskStatus, Words>

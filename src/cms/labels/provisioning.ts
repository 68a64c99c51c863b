import type { ProvisionOperation, ProvisionTaskStatus } from '@/core/provisioning/provisioning'
import { words, type Words } from '@/cms/words'

export const provisionOperationLabels = {
  create: words({ en: 'Set up', es: 'Poner en marcha', fr: 'Mettre en place', de: 'Einrichten' }),
  suspend: words({ en: 'Suspend', es: 'Suspender', fr: 'Suspendre', de: 'Sperren' }),
  resume: words({ en: 'Resume', es: 'Reanudar', fr: 'Réactiver', de: 'Entsperren' }),
  change: words({ en: 'Change', es: 'Cambiar', fr: 'Modifier', de: 'Ändern' }),
  end: words({ en: 'Take away', es: 'Retirar', fr: 'Supprimer', de: 'Entfernen' }),
} as const satisfies Record<ProvisionOperation, Words>

export const provisionTaskLabels = {
  waiting: words({ en: 'Waiting', es: 'En espera', fr: 'En attente', de: 'Wartet' }),
  working: words({ en: 'Being asked', es: 'En curso', fr: 'En cours', de: 'In Arbeit' }),
  open: words({ en: 'To do', es: 'Por hacer', fr: 'À faire', de: 'Zu tun' }),
  done: words({ en: 'Done', es: 'Hecha', fr: 'Faite', de: 'Erledigt' }),
  failed: words({ en: 'Failed', es: 'Fallida', fr: 'Échouée', de: 'Fehlgeschlagen' }),
  cancelled: words({ en: 'Not needed any more', es: 'Ya no hace falta', fr: 'Plus nécessaire', de: 'Nicht mehr nötig' }),
} as const satisfies Record<ProvisionTaskStatus, Words>

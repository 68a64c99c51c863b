import type { SubscriptionState } from '@/core/subscriptions/types'
import { words, type Words } from '@/payload/words'

/** What stands in a sentence; `{day}` is put in. */
export const sentences = {
  pending: words({
    en: 'It is paid until {day} and being set up.',
    es: 'Está pagada hasta el {day} y en preparación.',
    fr: 'Il est payé jusqu’au {day} et en préparation.',
    de: 'Es ist bis zum {day} bezahlt und wird eingerichtet.',
  }),
  active: words({
    en: 'It runs and is paid until {day}.',
    es: 'Funciona y está pagada hasta el {day}.',
    fr: 'Il fonctionne et est payé jusqu’au {day}.',
    de: 'Es läuft und ist bis zum {day} bezahlt.',
  }),
  cancelled: words({
    en: 'It is cancelled and runs until {day}.',
    es: 'Está cancelada y funciona hasta el {day}.',
    fr: 'Il est résilié et fonctionne jusqu’au {day}.',
    de: 'Es ist gekündigt und läuft bis zum {day}.',
  }),
  pastDue: words({
    en: 'Its term ended on {day}, and the next one is not paid.',
    es: 'Su periodo terminó el {day} y el siguiente no está pagado.',
    fr: 'Sa période s’est terminée le {day} et la suivante n’est pas payée.',
    de: 'Die Laufzeit endete am {day}, die nächste ist nicht bezahlt.',
  }),
  suspended: words({
    en: 'It is suspended: what was paid ended on {day}.',
    es: 'Está suspendida: lo pagado terminó el {day}.',
    fr: 'Il est suspendu : ce qui était payé s’est terminé le {day}.',
    de: 'Es ist gesperrt: Was bezahlt war, endete am {day}.',
  }),
  held: words({
    en: 'Staff suspended it. It is paid until {day}.',
    es: 'El equipo la ha suspendido. Está pagada hasta el {day}.',
    fr: 'L’équipe l’a suspendu. Il est payé jusqu’au {day}.',
    de: 'Das Team hat es gesperrt. Es ist bis zum {day} bezahlt.',
  }),
  ended: words({
    en: 'It has ended; its last term ended on {day}.',
    es: 'Ha terminado; su último periodo acabó el {day}.',
    fr: 'Il est terminé ; sa dernière période s’est achevée le {day}.',
    de: 'Es ist beendet; die letzte Laufzeit endete am {day}.',
  }),
  partPastDue: words({
    en: 'A part of its price was due on {day} and is not paid.',
    es: 'Un plazo de su precio venció el {day} y no está pagado.',
    fr: 'Une partie de son prix était due le {day} et n’est pas payée.',
    de: 'Eine Rate war am {day} fällig und ist nicht bezahlt.',
  }),
  partSuspended: words({
    en: 'It is suspended: a part of its price, due on {day}, is not paid.',
    es: 'Está suspendida: un plazo de su precio, vencido el {day}, no está pagado.',
    fr: 'Il est suspendu : une partie de son prix, due le {day}, n’est pas payée.',
    de: 'Es ist gesperrt: Eine am {day} fällige Rate ist nicht bezahlt.',
  }),
} as const satisfies Record<SubscriptionState | 'cancelled' | 'held' | 'partPastDue' | 'partSuspended', Words>

export const dateLabels = {
  order: words({
    en: 'The next term is ordered',
    es: 'Se pide el siguiente periodo',
    fr: 'La période suivante est commandée',
    de: 'Die nächste Laufzeit wird bestellt',
  }),
  part: words({ en: 'A part is due', es: 'Vence un plazo', fr: 'Une partie est due', de: 'Eine Rate ist fällig' }),
  due: words({ en: 'Its term ends', es: 'Termina su periodo', fr: 'Sa période se termine', de: 'Die Laufzeit endet' }),
  suspend: words({
    en: 'Unpaid, it is suspended',
    es: 'Sin pagar, se suspende',
    fr: 'Impayé, il est suspendu',
    de: 'Unbezahlt wird es gesperrt',
  }),
  end: words({ en: 'Unpaid, it ends', es: 'Sin pagar, termina', fr: 'Impayé, il s’arrête', de: 'Unbezahlt endet es' }),
  moneyBack: words({
    en: 'Last day for its holder’s money back',
    es: 'Último día para que su titular pida la devolución',
    fr: 'Dernier jour où le client peut être remboursé',
    de: 'Letzter Tag für Geld zurück an den Kunden',
  }),
} as const

export const openLabels = {
  order: words({ en: 'Open order', es: 'Pedido pendiente', fr: 'Commande en attente', de: 'Offene Bestellung' }),
  part: words({ en: 'Part to be paid', es: 'Plazo por pagar', fr: 'Partie à payer', de: 'Offene Rate' }),
  change: words({ en: 'Unpaid change', es: 'Cambio sin pagar', fr: 'Changement impayé', de: 'Unbezahlte Änderung' }),
  refund: words({
    en: 'Money on its way back',
    es: 'Dinero en camino de vuelta',
    fr: 'Remboursement en route',
    de: 'Geld auf dem Rückweg',
  }),
  task: words({ en: 'Setup task', es: 'Tarea de alta', fr: 'Tâche de mise en place', de: 'Einrichtungsaufgabe' }),
} as const

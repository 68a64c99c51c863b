import type { SubscriptionState } from '@/core/subscriptions/types'
import { words, type Words } from '@/payload/words'

/** `{day}` is replaced. */
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

export const panelWords = {
  title: words({ en: 'Staff actions', es: 'Acciones del equipo', fr: 'Actions de l’équipe', de: 'Aktionen des Teams' }),
  open: words({ en: 'Open', es: 'Abierto', fr: 'En cours', de: 'Offen' }),
  next: words({ en: 'What comes next', es: 'Lo que viene', fr: 'La suite', de: 'Was als Nächstes kommt' }),
  reason: words({ en: 'Reason', es: 'Motivo', fr: 'Motif', de: 'Grund' }),
  days: words({ en: 'Days on top', es: 'Días adicionales', fr: 'Jours en plus', de: 'Zusätzliche Tage' }),
  done: words({ en: 'Done.', es: 'Hecho.', fr: 'C’est fait.', de: 'Erledigt.' }),
  moneyBack: words({ en: 'Money back', es: 'Devolución', fr: 'Remboursement', de: 'Geld zurück' }),
  amount: words({
    en: 'Amount (empty: everything that was paid)',
    es: 'Importe (vacío: todo lo pagado)',
    fr: 'Montant (vide : tout ce qui a été payé)',
    de: 'Betrag (leer: alles, was bezahlt wurde)',
  }),
  kept: words({
    en: 'Discount no longer earned',
    es: 'Descuento que ya no corresponde',
    fr: 'Réduction qui n’est plus acquise',
    de: 'Rabatt, der nicht mehr zusteht',
  }),
  ends: words({ en: 'End it with this', es: 'Terminarla con ello', fr: 'L’arrêter en même temps', de: 'Damit beenden' }),
  show: words({ en: 'Show the figures', es: 'Ver los importes', fr: 'Voir les montants', de: 'Beträge ansehen' }),
  give: words({ en: 'Give back', es: 'Devolver', fr: 'Rembourser', de: 'Zurückzahlen' }),
  byHand: words({
    en: 'It was paid by bank transfer, so staff send the refund by hand. Until then it is listed under Refunds.',
    es: 'Se pagó por transferencia, así que el equipo hace el reembolso a mano. Hasta entonces figura en Reembolsos.',
    fr: 'Payé par virement : l’équipe rembourse à la main. Jusque-là, il figure dans Remboursements.',
    de: 'Es wurde per Überweisung bezahlt: Das Team erstattet von Hand. Bis dahin steht es unter Erstattungen.',
  }),
  plan: words({ en: 'Another plan', es: 'Otro plan', fr: 'Autre offre', de: 'Anderer Tarif' }),
  load: words({ en: 'What it can become', es: 'En qué puede cambiar', fr: 'Ce qu’il peut devenir', de: 'Was daraus werden kann' }),
  part: words({ en: 'Plan', es: 'Plan', fr: 'Offre', de: 'Tarif' }),
  period: words({ en: 'Period', es: 'Periodo', fr: 'Période', de: 'Zeitraum' }),
  quantity: words({ en: 'Quantity', es: 'Cantidad', fr: 'Quantité', de: 'Menge' }),
  order: words({ en: 'Order the change', es: 'Pedir el cambio', fr: 'Commander le changement', de: 'Änderung bestellen' }),
  cancelPlan: words({
    en: 'Cancel the unpaid change',
    es: 'Cancelar el cambio sin pagar',
    fr: 'Annuler le changement impayé',
    de: 'Unbezahlte Änderung stornieren',
  }),
  unused: words({ en: 'Unused', es: 'Sin usar', fr: 'Non utilisé', de: 'Nicht genutzt' }),
  price: words({ en: 'New term', es: 'Nuevo periodo', fr: 'Nouvelle période', de: 'Neue Laufzeit' }),
  due: words({ en: 'Due now', es: 'A pagar ahora', fr: 'Dû maintenant', de: 'Jetzt fällig' }),
  left: words({ en: 'Kept as credit', es: 'Queda como saldo', fr: 'Gardé en avoir', de: 'Bleibt als Guthaben' }),
  cancelAtEnd: words({
    en: 'End with its term',
    es: 'Terminar con su periodo',
    fr: 'Arrêter à l’échéance',
    de: 'Zum Laufzeitende beenden',
  }),
  end: words({ en: 'End now', es: 'Terminar ahora', fr: 'Arrêter maintenant', de: 'Sofort beenden' }),
  resume: words({ en: 'Resume', es: 'Reanudar', fr: 'Reprendre', de: 'Fortsetzen' }),
  suspend: words({ en: 'Suspend', es: 'Suspender', fr: 'Suspendre', de: 'Sperren' }),
  release: words({ en: 'Let it run again', es: 'Dejar que vuelva a funcionar', fr: 'Laisser repartir', de: 'Wieder laufen lassen' }),
  putForward: words({ en: 'Put the term forward', es: 'Alargar el periodo', fr: 'Prolonger la période', de: 'Laufzeit verlängern' }),
} as const

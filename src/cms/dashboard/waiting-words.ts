import type { WaitingKind } from '@/modules/analytics/analytics.repository'
import { words, type Words } from '@/cms/words'

export const waitingWords = {
  title: words({ en: 'Needs attention', es: 'Requiere atención', fr: 'À traiter', de: 'Zu erledigen' }),
  none: words({ en: 'Nothing is waiting.', es: 'No hay nada pendiente.', fr: 'Rien n’est en attente.', de: 'Nichts wartet.' }),
  what: words({ en: 'What', es: 'Qué', fr: 'Quoi', de: 'Was' }),
  count: words({ en: 'How many', es: 'Cuántos', fr: 'Combien', de: 'Wie viele' }),
  oldest: words({ en: 'The oldest', es: 'El más antiguo', fr: 'Le plus ancien', de: 'Das älteste' }),
  more: words({ en: 'more than {count}', es: 'más de {count}', fr: 'plus de {count}', de: 'mehr als {count}' }),
  outdated: words({
    en: 'Outdated translations',
    es: 'Traducciones desfasadas',
    fr: 'Traductions dépassées',
    de: 'Veraltete Übersetzungen',
  }),
  missing: words({ en: 'Missing translations', es: 'Traducciones que faltan', fr: 'Traductions manquantes', de: 'Fehlende Übersetzungen' }),
} as const

export const waitingNames: Readonly<Record<WaitingKind, Words>> = {
  contact: words({ en: 'Contact messages', es: 'Mensajes de contacto', fr: 'Messages de contact', de: 'Kontaktnachrichten' }),
  migration: words({ en: 'Migration requests', es: 'Solicitudes de migración', fr: 'Demandes de migration', de: 'Umzugsanfragen' }),
  transfer: words({ en: 'Domain transfers', es: 'Transferencias de dominio', fr: 'Transferts de domaine', de: 'Domaintransfers' }),
  registrar: words({ en: 'Registrar tasks', es: 'Tareas de registro', fr: 'Tâches d’enregistrement', de: 'Registrierungsaufgaben' }),
  provisioning: words({
    en: 'Setting up: to do, or failed',
    es: 'Puesta en marcha: por hacer o fallida',
    fr: 'Mises en place à faire ou échouées',
    de: 'Einrichtungen, offen oder fehlgeschlagen',
  }),
  payment: words({
    en: 'Payments that need attention',
    es: 'Pagos que requieren atención',
    fr: 'Paiements à vérifier',
    de: 'Zahlungen zu prüfen',
  }),
  mail: words({ en: 'Emails that were given up', es: 'Correos abandonados', fr: 'Mails abandonnés', de: 'Aufgegebene E-Mails' }),
  webhook: words({ en: 'Webhooks that were given up', es: 'Webhooks abandonados', fr: 'Webhooks abandonnés', de: 'Aufgegebene Webhooks' }),
  rate: words({
    en: 'Exchange rates older than seven days',
    es: 'Tipos de cambio de hace más de siete días',
    fr: 'Taux de change de plus de sept jours',
    de: 'Wechselkurse, älter als sieben Tage',
  }),
}

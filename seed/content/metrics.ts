import type { MetricSeed } from '../types'

/** Figures of the network display. Illustrative, and said to be (R9, R10). */
export const metrics: readonly MetricSeed[] = [
  { key: 'uptime', value: '99.98', unit: '%', trend: 0, color: 'wall', icon: 'activity', order: 10, demo: true, label: { en: 'Network up, last 90 days', es: 'Red en servicio, últimos 90 días', fr: 'Réseau en service, 90 derniers jours', de: 'Netz erreichbar, letzte 90 Tage' } },
  { key: 'response-time', value: '38', unit: 'ms', trend: -3, color: 'ink', icon: 'gauge', order: 20, demo: true, label: { en: 'First answer, median', es: 'Primera respuesta, mediana', fr: 'Première réponse, médiane', de: 'Erste Antwort, Median' } },
  { key: 'throughput', value: '640', unit: 'Gbit/s', trend: 4, color: 'ink', icon: 'network', order: 30, demo: true, label: { en: 'Traffic right now', es: 'Tráfico en este momento', fr: 'Trafic en ce moment', de: 'Datenverkehr im Moment' } },
  { key: 'dns-queries', value: '212', unit: 'k/s', trend: 2, color: 'ink', icon: 'globe', order: 40, demo: true, label: { en: 'DNS questions answered', es: 'Consultas DNS respondidas', fr: 'Requêtes DNS servies', de: 'Beantwortete DNS-Anfragen' } },
  { key: 'attacks', value: '1.4', unit: 'k/h', trend: -6, color: 'action', icon: 'shield-check', order: 50, demo: true, label: { en: 'Attacks turned away', es: 'Ataques rechazados', fr: 'Attaques repoussées', de: 'Abgewehrte Angriffe' } },
  { key: 'tickets', value: '6', unit: 'min', trend: -1, color: 'saving', icon: 'headset', order: 60, demo: true, label: { en: 'First reply from support', es: 'Primera respuesta de soporte', fr: 'Première réponse du support', de: 'Erste Antwort vom Support' } },
]

import type { Localized, ServiceSeed } from '../../types'
import { lines, spec } from '../../words'
import { monthly, paidInFull, yearly } from './payment'

const checks: Localized = { en: 'Checks', es: 'Comprobaciones', fr: 'Contrôles', de: 'Prüfungen' }
const interval: Localized = { en: 'Interval', es: 'Intervalo', fr: 'Intervalle', de: 'Abstand' }
const kept: Localized = { en: 'History', es: 'Historial', fr: 'Historique', de: 'Verlauf' }

const common = { type: 'service', category: 'performance', demo: true, paymentTypes: paidInFull } as const

/** Somebody who looks whether the site is up. P9: prices of ours. */
export const monitoringServices: readonly ServiceSeed[] = [
  {
    ...common,
    key: 'monitor-basic',
    name: { en: 'Uptime monitoring', es: 'Monitorización de disponibilidad', fr: 'Surveillance de disponibilité', de: 'Uptime-Monitoring' },
    description: {
      en: 'Asks your site every five minutes whether it is there.',
      es: 'Pregunta a su sitio cada cinco minutos si sigue ahí.',
      fr: 'Demande à votre site toutes les cinq minutes s’il est là.',
      de: 'Fragt Ihre Website alle fünf Minuten, ob sie da ist.',
    },
    features: lines({
      en: ['Asked from three cities', 'Email when it stops and when it returns', 'Warns before the certificate lapses'],
      es: ['Pregunta desde tres ciudades', 'Correo cuando cae y cuando vuelve', 'Avisa antes de que caduque el certificado'],
      fr: ['Interrogé depuis trois villes', 'Un mail à la panne et au retour', 'Prévient avant l’expiration du certificat'],
      de: ['Gefragt wird aus drei Städten', 'E-Mail bei Ausfall und bei Rückkehr', 'Warnt, bevor das Zertifikat abläuft'],
    }),
    specs: [
      spec(checks, '5'),
      spec(interval, { en: '5 minutes', es: '5 minutos', fr: 'Toutes les 5 minutes', de: '5 Minuten' }),
      spec(kept, { en: '90 days', es: '90 días', fr: '90 jours', de: '90 Tage' }),
    ],
    popular: false,
    order: 10,
    prices: [monthly(3.99), yearly(39.79)],
  },
  {
    ...common,
    key: 'monitor-pro',
    name: {
      en: 'Uptime and speed monitoring',
      es: 'Monitorización de disponibilidad y velocidad',
      fr: 'Surveillance de disponibilité et de vitesse',
      de: 'Uptime- und Tempo-Monitoring',
    },
    description: {
      en: 'Notices slow before your customers do.',
      es: 'Nota la lentitud antes que sus clientes.',
      fr: 'Remarque la lenteur avant vos clients.',
      de: 'Merkt Langsamkeit vor Ihrer Kundschaft.',
    },
    features: lines({
      en: [
        'Asked every minute from eight cities',
        'Walks through login, cart and checkout',
        'Text message at night, email by day',
        'Status page under your own name',
      ],
      es: [
        'Pregunta cada minuto desde ocho ciudades',
        'Recorre el acceso, el carrito y el pago',
        'SMS de noche, correo de día',
        'Página de estado con su propio nombre',
      ],
      fr: [
        'Interrogé chaque minute depuis huit villes',
        'Parcourt connexion, panier et paiement',
        'SMS la nuit, mail le jour',
        'Page d’état à votre propre nom',
      ],
      de: [
        'Jede Minute aus acht Städten gefragt',
        'Geht Login, Warenkorb und Kasse durch',
        'SMS bei Nacht, E-Mail bei Tag',
        'Statusseite unter Ihrem eigenen Namen',
      ],
    }),
    specs: [
      spec(checks, '25'),
      spec(interval, { en: '1 minute', es: '1 minuto', fr: 'Chaque minute', de: '1 Minute' }),
      spec(kept, { en: '1 year', es: '1 año', fr: '1 an', de: '1 Jahr' }),
    ],
    popular: true,
    order: 20,
    prices: [monthly(12.99), yearly(129.99)],
  },
  {
    ...common,
    key: 'monitor-team',
    name: {
      en: 'Monitoring with on-call',
      es: 'Monitorización con guardia',
      fr: 'Surveillance avec astreinte',
      de: 'Monitoring mit Bereitschaft',
    },
    description: {
      en: 'An alarm at four in the morning reaches us first.',
      es: 'Una alarma a las cuatro de la mañana nos llega antes a nosotros.',
      fr: 'Une alerte à quatre heures du matin arrive d’abord chez nous.',
      de: 'Ein Alarm um vier Uhr morgens kommt zuerst bei uns an.',
    },
    features: lines({
      en: ['Our people look before they wake yours', 'Rota with holidays and handovers', 'Written account after every outage'],
      es: ['Nuestra gente mira antes de despertar a la suya', 'Turnos con vacaciones y relevos', 'Informe escrito tras cada caída'],
      fr: [
        'Nos équipes regardent avant de réveiller les vôtres',
        'Planning avec congés et relèves',
        'Compte rendu écrit après chaque panne',
      ],
      de: ['Wir sehen nach, bevor wir jemanden wecken', 'Dienstplan mit Urlaub und Übergaben', 'Schriftlicher Bericht nach jedem Ausfall'],
    }),
    specs: [
      spec(checks, '100'),
      spec(interval, { en: '30 seconds', es: '30 segundos', fr: 'Toutes les 30 secondes', de: '30 Sekunden' }),
      spec(kept, { en: '3 years', es: '3 años', fr: '3 ans', de: '3 Jahre' }),
    ],
    popular: false,
    order: 30,
    prices: [monthly(29.99), yearly(299.99)],
  },
]

import type { Localized, ServiceSeed } from '../../types'
import { lines, spec } from '../../words'
import { monthly, paidInFull, yearly } from './payment'

const checks: Localized = { en: 'Checks', es: 'Comprobaciones', fr: 'Contrôles', de: 'Prüfungen' }
const interval: Localized = { en: 'Interval', es: 'Intervalo', fr: 'Intervalle', de: 'Intervall' }
const kept: Localized = { en: 'History', es: 'Historial', fr: 'Historique', de: 'Verlauf' }

const common = { type: 'service', category: 'performance', demo: true, paymentTypes: paidInFull } as const

/** P9: own prices. */
export const monitoringServices: readonly ServiceSeed[] = [
  {
    ...common,
    key: 'monitor-basic',
    name: { en: 'Uptime monitoring', es: 'Monitorización de disponibilidad', fr: 'Surveillance de disponibilité', de: 'Uptime-Monitoring' },
    description: {
      en: 'Checks every five minutes that your site is online.',
      es: 'Comprueba cada cinco minutos que su web está en línea.',
      fr: 'Vérifie toutes les cinq minutes que votre site est en ligne.',
      de: 'Prüft alle fünf Minuten, ob Ihre Website online ist.',
    },
    features: lines({
      en: ['Checks from three cities', 'Email when your site goes down and comes back', 'Warning before your certificate expires'],
      es: [
        'Comprobaciones desde tres ciudades',
        'Correo cuando su web se cae y cuando vuelve',
        'Avisa antes de que caduque el certificado',
      ],
      fr: ['Contrôles depuis trois villes', 'Un mail à la panne et au rétablissement', 'Alerte avant l’expiration du certificat'],
      de: ['Prüfung aus drei Städten', 'E-Mail bei Ausfall und Entwarnung', 'Warnung, bevor das Zertifikat abläuft'],
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
      de: 'Uptime- und Performance-Monitoring',
    },
    description: {
      en: 'Detects slow pages before your customers do.',
      es: 'Detecta la lentitud antes que sus clientes.',
      fr: 'Détecte les lenteurs avant vos clients.',
      de: 'Erkennt langsame Seiten, bevor Ihre Kunden es tun.',
    },
    features: lines({
      en: [
        'Checks every minute from eight cities',
        'Tests login, cart and checkout',
        'Text message at night, email by day',
        'Status page at your own domain',
      ],
      es: [
        'Comprobaciones cada minuto desde ocho ciudades',
        'Pruebas de acceso, carrito y pago',
        'SMS de noche, correo de día',
        'Página de estado en su propio dominio',
      ],
      fr: [
        'Contrôles chaque minute depuis huit villes',
        'Teste la connexion, le panier et le paiement',
        'SMS la nuit, mail le jour',
        'Page d’état sous votre propre domaine',
      ],
      de: [
        'Prüfung jede Minute aus acht Städten',
        'Testet Login, Warenkorb und Kasse',
        'Nachts per SMS, tagsüber per E-Mail',
        'Statusseite unter Ihrer eigenen Domain',
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
      en: 'Alerts reach the person on call, day and night.',
      es: 'Los avisos llegan a la persona de guardia, de día y de noche.',
      fr: 'Les alertes parviennent à la personne d’astreinte, jour et nuit.',
      de: 'Alarme erreichen die Bereitschaft, Tag und Nacht.',
    },
    features: lines({
      en: ['Alerts checked before anyone is woken', 'On-call rota with holidays and handovers', 'Written report after every outage'],
      es: [
        'Avisos comprobados antes de despertar a nadie',
        'Turnos de guardia con vacaciones y relevos',
        'Informe escrito tras cada caída',
      ],
      fr: [
        'Alertes vérifiées avant de réveiller quelqu’un',
        'Planning d’astreinte avec congés et relèves',
        'Rapport écrit après chaque panne',
      ],
      de: [
        'Alarme werden geprüft, bevor jemand geweckt wird',
        'Bereitschaftsplan mit Urlaub und Übergaben',
        'Schriftlicher Bericht nach jedem Ausfall',
      ],
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

import type { Localized, ServiceSeed } from '../../types'
import { count, lines, spec, terabytes } from '../../words'
import { fromBalance, monthly, paidInFull, yearly } from './payment'
import * as term from './terms'

const kept: Localized = { en: 'Kept for', es: 'Se guardan', fr: 'Conservation', de: 'Aufbewahrung' }
const machines: Localized = { en: 'Machines behind it', es: 'Máquinas detrás', fr: 'Machines derrière', de: 'Maschinen dahinter' }

const common = { type: 'service', demo: true, popular: false } as const

/** The third sizes of backup and delivery, and the balancer for two regions. P9: prices of ours. */
export const deliveryServices: readonly ServiceSeed[] = [
  {
    ...common,
    key: 'backup-vault',
    category: 'backup',
    name: { en: 'Backup vault', es: 'Copia inmutable', fr: 'Coffre de sauvegarde', de: 'Backup-Tresor' },
    description: {
      en: 'A copy nobody can delete, not even you.',
      es: 'Una copia que nadie puede borrar, ni siquiera usted.',
      fr: 'Une copie que personne ne peut effacer, pas même vous.',
      de: 'Eine Kopie, die niemand löschen kann, auch Sie nicht.',
    },
    features: lines({
      en: ['Locked until its date, also against ransomware', 'Encrypted with a key you hold', 'Restore rehearsed with you twice a year'],
      es: [
        'Bloqueada hasta su fecha, también frente al ransomware',
        'Cifrada con una clave que guarda usted',
        'Ensayamos juntos la restauración dos veces al año',
      ],
      fr: [
        'Verrouillée jusqu’à sa date, même face à un rançongiciel',
        'Chiffrée avec une clé que vous détenez',
        'Restauration répétée avec vous deux fois par an',
      ],
      de: [
        'Gesperrt bis zum Stichtag, auch gegen Ransomware',
        'Verschlüsselt mit Ihrem eigenen Schlüssel',
        'Zweimal im Jahr proben wir die Wiederherstellung mit Ihnen',
      ],
    }),
    specs: [spec(term.storage, terabytes(1)), spec(kept, { en: '5 years', es: '5 años', fr: '5 ans', de: '5 Jahre' })],
    order: 30,
    prices: [monthly(24.99), yearly(249.99)],
    paymentTypes: paidInFull,
  },
  {
    ...common,
    key: 'cdn-plus',
    category: 'cdn',
    name: { en: 'Content delivery, 3 TB', es: 'CDN, 3 TB', fr: 'CDN, 3 To', de: 'Content Delivery, 3 TB' },
    description: {
      en: 'For a shop with many pictures.',
      es: 'Para una tienda con muchas fotos.',
      fr: 'Pour une boutique riche en images.',
      de: 'Für einen Shop mit vielen Bildern.',
    },
    features: lines({
      en: ['Works with any host', 'Pictures cut to the size each screen needs', 'Old prices purged by tag, not by page'],
      es: [
        'Funciona con cualquier alojamiento',
        'Fotos al tamaño que pide cada pantalla',
        'Precios antiguos vaciados por etiqueta, no por página',
      ],
      fr: ['Fonctionne avec tout hébergeur', 'Images taillées pour chaque écran', 'Anciens prix purgés par étiquette, non par page'],
      de: [
        'Funktioniert mit jedem Hoster',
        'Bilder in der Größe, die jeder Bildschirm braucht',
        'Alte Preise nach Merkmal geleert statt Seite für Seite',
      ],
    }),
    specs: [spec(term.traffic, terabytes(3)), spec(term.locations, count(60))],
    order: 15,
    prices: [monthly(19.99), yearly(199.99)],
    paymentTypes: fromBalance(20, 5),
  },
  {
    ...common,
    key: 'load-balancer-regions',
    category: 'loadbalancer',
    name: {
      en: 'Load balancer, two regions',
      es: 'Balanceador, dos regiones',
      fr: 'Répartiteur, deux régions',
      de: 'Load Balancer, zwei Regionen',
    },
    description: {
      en: 'If a whole building goes dark, the other one answers.',
      es: 'Si se apaga un edificio entero, contesta el otro.',
      fr: 'Si un bâtiment entier s’éteint, l’autre répond.',
      de: 'Geht in einem Haus das Licht aus, antwortet das andere.',
    },
    features: lines({
      en: ['Sends each visitor to the nearer region', 'Takes over within half a minute', 'Sessions stay where they began'],
      es: ['Envía a cada visitante a la región más próxima', 'Toma el relevo en medio minuto', 'Las sesiones siguen donde empezaron'],
      fr: [
        'Envoie chaque visiteur vers la région la plus proche',
        'Prend le relais en une demi-minute',
        'Les sessions restent où elles ont commencé',
      ],
      de: ['Schickt jeden Besuch in die nähere Region', 'Übernimmt innerhalb einer halben Minute', 'Sitzungen bleiben, wo sie begannen'],
    }),
    specs: [spec(machines, '40'), spec(term.traffic, terabytes(20))],
    order: 20,
    prices: [monthly(49.99), yearly(499.99)],
    paymentTypes: fromBalance(50, 10),
  },
]

import type { ServiceSeed } from '../../types'
import { count, everywhere, gigabytes, lines, spec } from '../../words'
import { monthly, paidInFull, yearly } from './payment'
import * as term from './terms'

export const sharedPlans: readonly ServiceSeed[] = [
  {
    key: 'shared-basic',
    type: 'hosting',
    category: 'shared',
    name: everywhere('Shared Basic'),
    description: {
      en: 'A shop window and a mailbox.',
      es: 'Un escaparate y un buzón.',
      fr: 'Une vitrine et une boîte mail.',
      de: 'Schaufenster und Postfach.',
    },
    features: lines({
      en: [
        '1 site, 10 GB storage',
        '5 mailboxes, daily backup',
        'Certificate for your domain, set up for you',
        'We move your site here, free',
      ],
      es: [
        '1 sitio, 10 GB de espacio',
        '5 buzones y copia de seguridad diaria',
        'Certificado para su dominio, ya instalado',
        'Le traemos su sitio gratis',
      ],
      fr: [
        '1 site, 10 Go de stockage',
        '5 boîtes mail, sauvegarde quotidienne',
        'Certificat de votre domaine, installé pour vous',
        'Nous transférons votre site gratuitement',
      ],
      de: [
        '1 Website, 10 GB Speicherplatz',
        '5 Postfächer, tägliches Backup',
        'Zertifikat für Ihre Domain, fertig eingerichtet',
        'Wir ziehen Ihre Website kostenlos um',
      ],
    }),
    specs: [
      spec(term.websites, '1'),
      spec(term.storage, gigabytes(10)),
      spec(term.mailboxes, '5'),
      spec(term.databases, '2'),
      spec(term.backups, term.dailyKept(7)),
    ],
    popular: false,
    demo: false,
    order: 10,
    prices: [monthly(4.99), yearly(49.99)],
    paymentTypes: paidInFull,
  },
  {
    key: 'shared-pro',
    type: 'hosting',
    category: 'shared',
    name: everywhere('Shared Pro'),
    description: {
      en: 'Several sites, or one that sells.',
      es: 'Varios sitios, o uno que vende.',
      fr: 'Plusieurs sites, ou un seul qui vend.',
      de: 'Mehrere Websites, oder eine, die verkauft.',
    },
    features: lines({
      en: [
        '10 sites, 50 GB storage',
        '50 mailboxes, staging copy',
        'Daily backup, kept 30 days',
        'Older PHP versions kept running beside the new',
      ],
      es: [
        '10 sitios, 50 GB de espacio',
        '50 buzones y entorno de pruebas',
        'Copia diaria, guardada 30 días',
        'Versiones antiguas de PHP junto a la actual',
      ],
      fr: [
        '10 sites, 50 Go de stockage',
        '50 boîtes mail, copie de préproduction',
        'Sauvegarde quotidienne, gardée 30 jours',
        'Anciennes versions de PHP à côté de la nouvelle',
      ],
      de: [
        '10 Websites, 50 GB Speicherplatz',
        '50 Postfächer, Testumgebung',
        'Tägliches Backup, 30 Tage aufbewahrt',
        'Ältere PHP-Versionen laufen neben der neuen weiter',
      ],
    }),
    specs: [
      spec(term.websites, '10'),
      spec(term.storage, gigabytes(50)),
      spec(term.mailboxes, '50'),
      spec(term.databases, '20'),
      spec(term.backups, term.dailyKept(30)),
    ],
    popular: true,
    demo: false,
    order: 20,
    prices: [monthly(9.99), yearly(99.99)],
    paymentTypes: paidInFull,
  },
  {
    key: 'shared-max',
    type: 'hosting',
    category: 'shared',
    name: everywhere('Shared Max'),
    description: {
      en: 'For the person who looks after everyone’s site.',
      es: 'Para quien cuida de los sitios de todos.',
      fr: 'Pour qui s’occupe des sites de tout le monde.',
      de: 'Für alle, die sich um die Websites anderer kümmern.',
    },
    features: lines({
      en: [
        '50 sites, 150 GB storage',
        '250 mailboxes, one login per client',
        'Backup twice a day, kept 30 days',
        'A bigger share of the machine',
      ],
      es: [
        '50 sitios, 150 GB de espacio',
        '250 buzones, un acceso por cliente',
        'Dos copias al día, guardadas 30 días',
        'Una parte mayor de la máquina',
      ],
      fr: [
        '50 sites, 150 Go de stockage',
        '250 boîtes mail, un accès par client',
        'Deux sauvegardes par jour, gardées 30 jours',
        'Une plus grande part de la machine',
      ],
      de: [
        '50 Websites, 150 GB Speicherplatz',
        '250 Postfächer, ein Zugang je Kunde',
        'Backup zweimal täglich, 30 Tage aufbewahrt',
        'Ein größerer Anteil an der Maschine',
      ],
    }),
    specs: [
      spec(term.websites, '50'),
      spec(term.storage, gigabytes(150)),
      spec(term.mailboxes, count(250)),
      spec(term.databases, count(100)),
      spec(term.backups, {
        en: 'Twice a day, kept 30 days',
        es: 'Dos al día, se guardan 30 días',
        fr: 'Deux par jour, gardées 30 jours',
        de: 'Zweimal täglich, 30 Tage aufbewahrt',
      }),
    ],
    popular: false,
    demo: true,
    order: 30,
    prices: [monthly(14.99), yearly(149.99)],
    paymentTypes: paidInFull,
  },
]

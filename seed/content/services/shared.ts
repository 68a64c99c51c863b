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
      en: 'For one website and your email.',
      es: 'Para una web y su correo.',
      fr: 'Pour un site et vos mails.',
      de: 'Für eine Website und Ihre E-Mails.',
    },
    features: lines({
      en: ['1 site, 10 GB storage', '5 mailboxes, daily backup', 'SSL certificate, set up for you', 'Free website migration'],
      es: [
        '1 sitio, 10 GB de espacio',
        '5 buzones y copia de seguridad diaria',
        'Certificado SSL ya instalado',
        'Migración gratuita de su web',
      ],
      fr: [
        '1 site, 10 Go de stockage',
        '5 boîtes mail, sauvegarde quotidienne',
        'Certificat SSL installé pour vous',
        'Migration gratuite de votre site',
      ],
      de: [
        '1 Website, 10 GB Speicherplatz',
        '5 Postfächer, tägliches Backup',
        'SSL-Zertifikat, fertig eingerichtet',
        'Kostenloser Website-Umzug',
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
      en: 'For several websites, or one that sells.',
      es: 'Para varias webs, o una que vende.',
      fr: 'Pour plusieurs sites, ou un seul qui vend.',
      de: 'Für mehrere Websites oder eine, die verkauft.',
    },
    features: lines({
      en: [
        '10 sites, 50 GB storage',
        '50 mailboxes, staging site',
        'Daily backup, kept for 30 days',
        'Choice of current and older PHP versions',
      ],
      es: [
        '10 sitios, 50 GB de espacio',
        '50 buzones y entorno de pruebas',
        'Copia diaria, guardada 30 días',
        'PHP actual y versiones anteriores a elegir',
      ],
      fr: [
        '10 sites, 50 Go de stockage',
        '50 boîtes mail, préproduction',
        'Sauvegarde quotidienne, conservée 30 jours',
        'PHP actuel et versions antérieures au choix',
      ],
      de: [
        '10 Websites, 50 GB Speicherplatz',
        '50 Postfächer, Staging-Umgebung',
        'Tägliches Backup, 30 Tage aufbewahrt',
        'Aktuelle und ältere PHP-Versionen wählbar',
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
    maxDomains: 10,
    prices: [monthly(9.99), yearly(99.99)],
    paymentTypes: paidInFull,
  },
  {
    key: 'shared-max',
    type: 'hosting',
    category: 'shared',
    name: everywhere('Shared Max'),
    description: {
      en: 'For agencies and freelancers with many client sites.',
      es: 'Para agencias y profesionales con muchas webs de clientes.',
      fr: 'Pour les agences et les indépendants avec de nombreux sites clients.',
      de: 'Für Agenturen und Freelancer mit vielen Kundenwebsites.',
    },
    features: lines({
      en: [
        '50 sites, 150 GB storage',
        '250 mailboxes, one login per client',
        'Backup twice a day, kept for 30 days',
        'A larger share of CPU and RAM',
      ],
      es: [
        '50 sitios, 150 GB de espacio',
        '250 buzones, un acceso por cliente',
        'Dos copias al día, guardadas 30 días',
        'Una parte mayor de CPU y RAM',
      ],
      fr: [
        '50 sites, 150 Go de stockage',
        '250 boîtes mail, un accès par client',
        'Deux sauvegardes par jour, conservées 30 jours',
        'Une plus grande part de processeur et de RAM',
      ],
      de: [
        '50 Websites, 150 GB Speicherplatz',
        '250 Postfächer, ein Zugang je Kunde',
        'Backup zweimal täglich, 30 Tage aufbewahrt',
        'Größerer Anteil an CPU und RAM',
      ],
    }),
    specs: [
      spec(term.websites, '50'),
      spec(term.storage, gigabytes(150)),
      spec(term.mailboxes, count(250)),
      spec(term.databases, count(100)),
      spec(term.backups, {
        en: 'Twice a day, kept for 30 days',
        es: 'Dos al día, se guardan 30 días',
        fr: 'Deux par jour, conservées 30 jours',
        de: 'Zweimal täglich, 30 Tage aufbewahrt',
      }),
    ],
    popular: false,
    demo: true,
    order: 30,
    maxDomains: 50,
    prices: [monthly(14.99), yearly(149.99)],
    paymentTypes: paidInFull,
  },
]

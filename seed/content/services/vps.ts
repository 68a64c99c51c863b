import type { ServiceSeed } from '../../types'
import { everywhere, gigabytes, lines, spec, terabytes } from '../../words'
import { depositOrInstallments, monthly, quarterly, semiannual, yearly } from './payment'
import * as term from './terms'

const paymentTypes = depositOrInstallments(15, 0.5)

export const vpsPlans: readonly ServiceSeed[] = [
  {
    key: 'vps-starter',
    type: 'hosting',
    category: 'vps',
    name: everywhere('VPS Starter'),
    description: {
      en: 'Your own virtual server with root access.',
      es: 'Su propio servidor virtual con acceso root.',
      fr: 'Votre propre serveur virtuel avec accès root.',
      de: 'Ihr eigener virtueller Server mit Root-Zugang.',
    },
    features: lines({
      en: ['2 vCPU, 4 GB RAM', '80 GB storage, own IPv4 address', 'Root access, snapshots', 'Deploy with git push'],
      es: ['2 vCPU, 4 GB de RAM', '80 GB de espacio, IPv4 propia', 'Acceso root e instantáneas', 'Publique con git push'],
      fr: ['2 vCPU, 4 Go de RAM', '80 Go de stockage, IPv4 dédiée', 'Accès root, instantanés', 'Déploiement par git push'],
      de: ['2 vCPU, 4 GB RAM', '80 GB Speicherplatz, eigene IPv4-Adresse', 'Root-Zugang, Snapshots', 'Deployment per git push'],
    }),
    specs: [
      spec(term.processor, '2 vCPU'),
      spec(term.memory, gigabytes(4)),
      spec(term.storage, gigabytes(80)),
      spec(term.traffic, terabytes(4)),
      spec(term.addresses, '1'),
    ],
    popular: false,
    demo: false,
    order: 10,
    prices: [monthly(29.99, { setupFee: 15 }), yearly(299.99, { setupFee: 15 })],
    paymentTypes,
  },
  {
    key: 'vps-plus',
    type: 'hosting',
    category: 'vps',
    name: everywhere('VPS Plus'),
    description: {
      en: 'For an application and its database.',
      es: 'Para una aplicación y su base de datos.',
      fr: 'Pour une application et sa base de données.',
      de: 'Für eine Anwendung samt Datenbank.',
    },
    features: lines({
      en: ['4 vCPU, 8 GB RAM', '160 GB storage, 2 IPv4 addresses', 'Root access, hourly snapshots', 'Private network between your servers'],
      es: [
        '4 vCPU, 8 GB de RAM',
        '160 GB de espacio, 2 direcciones IPv4',
        'Acceso root, instantáneas cada hora',
        'Red privada entre sus servidores',
      ],
      fr: [
        '4 vCPU, 8 Go de RAM',
        '160 Go de stockage, 2 adresses IPv4',
        'Accès root, instantanés toutes les heures',
        'Réseau privé entre vos serveurs',
      ],
      de: [
        '4 vCPU, 8 GB RAM',
        '160 GB Speicherplatz, 2 IPv4-Adressen',
        'Root-Zugang, stündliche Snapshots',
        'Privates Netz zwischen Ihren Servern',
      ],
    }),
    specs: [
      spec(term.processor, '4 vCPU'),
      spec(term.memory, gigabytes(8)),
      spec(term.storage, gigabytes(160)),
      spec(term.traffic, terabytes(8)),
      spec(term.addresses, '2'),
    ],
    popular: true,
    demo: true,
    order: 20,
    prices: [monthly(49.99, { setupFee: 15 }), quarterly(142.99, { setupFee: 15 }), yearly(499.99, { setupFee: 15 })],
    paymentTypes,
  },
  {
    key: 'vps-power',
    type: 'hosting',
    category: 'vps',
    name: everywhere('VPS Power'),
    description: {
      en: 'For workloads that run around the clock.',
      es: 'Para cargas de trabajo de día y de noche.',
      fr: 'Pour ce qui tourne jour et nuit.',
      de: 'Für Anwendungen, die rund um die Uhr laufen.',
    },
    features: lines({
      en: ['8 vCPU, 16 GB RAM', '320 GB storage, 2 IPv4 addresses', 'Root access, hourly snapshots', 'CPU cores reserved for you'],
      es: [
        '8 vCPU, 16 GB de RAM',
        '320 GB de espacio, 2 direcciones IPv4',
        'Acceso root, instantáneas cada hora',
        'Núcleos de CPU reservados para usted',
      ],
      fr: [
        '8 vCPU, 16 Go de RAM',
        '320 Go de stockage, 2 adresses IPv4',
        'Accès root, instantanés toutes les heures',
        'Cœurs de processeur réservés à votre usage',
      ],
      de: [
        '8 vCPU, 16 GB RAM',
        '320 GB Speicherplatz, 2 IPv4-Adressen',
        'Root-Zugang, stündliche Snapshots',
        'CPU-Kerne, für Sie reserviert',
      ],
    }),
    specs: [
      spec(term.processor, '8 vCPU'),
      spec(term.memory, gigabytes(16)),
      spec(term.storage, gigabytes(320)),
      spec(term.traffic, terabytes(16)),
      spec(term.addresses, '2'),
    ],
    popular: false,
    demo: true,
    order: 30,
    prices: [monthly(89.99, { setupFee: 15 }), semiannual(494.99, { setupFee: 15 }), yearly(899.99, { setupFee: 15 })],
    paymentTypes,
  },
]

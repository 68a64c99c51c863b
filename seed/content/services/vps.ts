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
      en: 'Your own machine, root included.',
      es: 'Su propia máquina, con acceso root.',
      fr: 'Votre propre machine, accès root compris.',
      de: 'Ihre eigene Maschine, mit Root-Zugang.',
    },
    features: lines({
      en: ['2 vCPU, 4 GB memory', '80 GB storage, own IPv4', 'Root access, snapshots', 'Deploy with git push'],
      es: ['2 vCPU, 4 GB de memoria', '80 GB de espacio, IPv4 propia', 'Acceso root e instantáneas', 'Publique con git push'],
      fr: ['2 vCPU, 4 Go de mémoire', '80 Go de stockage, IPv4 dédiée', 'Accès root, instantanés', 'Déploiement par git push'],
      de: ['2 vCPU, 4 GB Arbeitsspeicher', '80 GB Speicherplatz, eigene IPv4', 'Root-Zugang, Snapshots', 'Veröffentlichen mit git push'],
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
      en: 'Room for the app and its database.',
      es: 'Sitio para la aplicación y su base de datos.',
      fr: 'De la place pour l’application et sa base.',
      de: 'Platz für die Anwendung und ihre Datenbank.',
    },
    features: lines({
      en: [
        '4 vCPU, 8 GB memory',
        '160 GB storage, 2 IPv4 addresses',
        'Root access, hourly snapshots',
        'Private network between your machines',
      ],
      es: [
        '4 vCPU, 8 GB de memoria',
        '160 GB de espacio, 2 direcciones IPv4',
        'Acceso root, instantáneas cada hora',
        'Red privada entre sus máquinas',
      ],
      fr: [
        '4 vCPU, 8 Go de mémoire',
        '160 Go de stockage, 2 adresses IPv4',
        'Accès root, instantanés toutes les heures',
        'Réseau privé entre vos machines',
      ],
      de: [
        '4 vCPU, 8 GB Arbeitsspeicher',
        '160 GB Speicherplatz, 2 IPv4-Adressen',
        'Root-Zugang, stündliche Snapshots',
        'Privates Netz zwischen Ihren Maschinen',
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
      en: 'For work that never sleeps.',
      es: 'Para el trabajo que nunca duerme.',
      fr: 'Pour ce qui tourne sans dormir.',
      de: 'Für alles, was nachts weiterläuft.',
    },
    features: lines({
      en: [
        '8 vCPU, 16 GB memory',
        '320 GB storage, 2 IPv4 addresses',
        'Root access, hourly snapshots',
        'Processor cores nobody else shares',
      ],
      es: [
        '8 vCPU, 16 GB de memoria',
        '320 GB de espacio, 2 direcciones IPv4',
        'Acceso root, instantáneas cada hora',
        'Núcleos que no comparte con nadie',
      ],
      fr: [
        '8 vCPU, 16 Go de mémoire',
        '320 Go de stockage, 2 adresses IPv4',
        'Accès root, instantanés toutes les heures',
        'Des cœurs que vous ne partagez pas',
      ],
      de: [
        '8 vCPU, 16 GB Arbeitsspeicher',
        '320 GB Speicherplatz, 2 IPv4-Adressen',
        'Root-Zugang, stündliche Snapshots',
        'Prozessorkerne, die Sie mit niemandem teilen',
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

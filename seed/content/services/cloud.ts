import type { ServiceSeed } from '../../types'
import { everywhere, gigabytes, lines, spec, terabytes } from '../../words'
import { fromBalance, monthly, quarterly, yearly } from './payment'
import * as term from './terms'

export const cloudPlans: readonly ServiceSeed[] = [
  {
    key: 'cloud-start',
    type: 'hosting',
    category: 'cloud',
    name: everywhere('Cloud Start'),
    description: {
      en: 'Grows when you do, shrinks when you must.',
      es: 'Crece cuando usted crece y encoge cuando hace falta.',
      fr: 'Grandit avec vous, se réduit quand il le faut.',
      de: 'Wächst mit Ihnen und schrumpft, wenn es sein muss.',
    },
    features: lines({
      en: [
        '2 vCPU, 4 GB memory, resized in a minute',
        '60 GB storage, kept in three copies',
        'One region of your choice',
        'Pay from a balance, or by the month',
      ],
      es: [
        '2 vCPU y 4 GB de memoria, ampliables en un minuto',
        '60 GB de espacio, en tres copias',
        'Una región a su elección',
        'Pago por saldo o por meses',
      ],
      fr: [
        '2 vCPU, 4 Go de mémoire, redimensionnés en une minute',
        '60 Go de stockage, en trois exemplaires',
        'Une région au choix',
        'Paiement sur solde, ou au mois',
      ],
      de: [
        '2 vCPU, 4 GB Arbeitsspeicher, in einer Minute angepasst',
        '60 GB Speicherplatz, dreifach abgelegt',
        'Eine Region nach Wahl',
        'Zahlung aus Guthaben oder monatlich',
      ],
    }),
    specs: [
      spec(term.processor, '2 vCPU'),
      spec(term.memory, gigabytes(4)),
      spec(term.storage, gigabytes(60)),
      spec(term.traffic, terabytes(3)),
      spec(term.regions, '1'),
    ],
    popular: false,
    demo: true,
    order: 10,
    prices: [monthly(19.99), quarterly(57.99), yearly(199.99)],
    paymentTypes: fromBalance(20, 5),
  },
  {
    key: 'cloud-growth',
    type: 'hosting',
    category: 'cloud',
    name: everywhere('Cloud Growth'),
    description: {
      en: 'Two machines, so one may fail.',
      es: 'Dos máquinas, para que una pueda fallar.',
      fr: 'Deux machines, pour que l’une puisse lâcher.',
      de: 'Zwei Maschinen, damit eine ausfallen darf.',
    },
    features: lines({
      en: [
        '4 vCPU, 8 GB memory, over two machines',
        '160 GB storage, kept in three copies',
        'Takes over by itself if one machine stops',
        'Pay from a balance, or by the month',
      ],
      es: [
        '4 vCPU y 8 GB de memoria en dos máquinas',
        '160 GB de espacio, en tres copias',
        'Si una máquina se para, la otra toma el relevo',
        'Pago por saldo o por meses',
      ],
      fr: [
        '4 vCPU, 8 Go de mémoire, sur deux machines',
        '160 Go de stockage, en trois exemplaires',
        'Bascule automatique si une machine s’arrête',
        'Paiement sur solde, ou au mois',
      ],
      de: [
        '4 vCPU, 8 GB Arbeitsspeicher, auf zwei Maschinen',
        '160 GB Speicherplatz, dreifach abgelegt',
        'Fällt eine aus, übernimmt die andere von selbst',
        'Zahlung aus Guthaben oder monatlich',
      ],
    }),
    specs: [
      spec(term.processor, '4 vCPU'),
      spec(term.memory, gigabytes(8)),
      spec(term.storage, gigabytes(160)),
      spec(term.traffic, terabytes(6)),
      spec(term.regions, '1'),
    ],
    popular: true,
    demo: true,
    order: 20,
    prices: [monthly(44.99), quarterly(129.99), yearly(449.99)],
    paymentTypes: fromBalance(50, 10),
  },
  {
    key: 'cloud-scale',
    type: 'hosting',
    category: 'cloud',
    name: everywhere('Cloud Scale'),
    description: {
      en: 'Two regions, one bill.',
      es: 'Dos regiones, una factura.',
      fr: 'Deux régions, une facture.',
      de: 'Zwei Regionen, eine Rechnung.',
    },
    features: lines({
      en: [
        '8 vCPU, 16 GB memory, in two regions',
        '400 GB storage, kept in three copies each',
        'More machines join at rush hour and leave after',
        'Pay from a balance, or by the month',
      ],
      es: [
        '8 vCPU y 16 GB de memoria en dos regiones',
        '400 GB de espacio, en tres copias por región',
        'En hora punta se suman máquinas; después se van',
        'Pago por saldo o por meses',
      ],
      fr: [
        '8 vCPU, 16 Go de mémoire, dans deux régions',
        '400 Go de stockage, en trois exemplaires par région',
        'Des machines arrivent à l’heure de pointe et repartent',
        'Paiement sur solde, ou au mois',
      ],
      de: [
        '8 vCPU, 16 GB Arbeitsspeicher, in zwei Regionen',
        '400 GB Speicherplatz, je Region dreifach abgelegt',
        'Zu Stoßzeiten kommen Maschinen dazu und gehen wieder',
        'Zahlung aus Guthaben oder monatlich',
      ],
    }),
    specs: [
      spec(term.processor, '8 vCPU'),
      spec(term.memory, gigabytes(16)),
      spec(term.storage, gigabytes(400)),
      spec(term.traffic, terabytes(12)),
      spec(term.regions, '2'),
    ],
    popular: false,
    demo: true,
    order: 30,
    prices: [monthly(89.99), yearly(899.99)],
    paymentTypes: fromBalance(100, 20),
  },
]

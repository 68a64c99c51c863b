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
      en: 'Cloud hosting that you resize whenever you need to.',
      es: 'Hosting cloud que se amplía o reduce cuando lo necesita.',
      fr: 'Un hébergement cloud que vous redimensionnez selon vos besoins.',
      de: 'Cloud-Hosting, das Sie jederzeit an Ihren Bedarf anpassen.',
    },
    features: lines({
      en: [
        '2 vCPU, 4 GB RAM, resizable in a minute',
        '60 GB storage, replicated three times',
        'One region of your choice',
        'Pay from a balance or monthly',
      ],
      es: [
        '2 vCPU y 4 GB de RAM, ampliables en un minuto',
        '60 GB de espacio con triple réplica',
        'Una región a su elección',
        'Pago con saldo o mensual',
      ],
      fr: [
        '2 vCPU et 4 Go de RAM, redimensionnables en une minute',
        '60 Go de stockage, répliqués trois fois',
        'Une région au choix',
        'Paiement au mois ou avec un solde prépayé',
      ],
      de: [
        '2 vCPU, 4 GB RAM, in einer Minute anpassbar',
        '60 GB Speicherplatz, dreifach gespeichert',
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
      en: 'Two servers, so your site stays online if one fails.',
      es: 'Dos servidores: si uno falla, su web sigue en línea.',
      fr: 'Deux serveurs : si l’un tombe en panne, votre site reste en ligne.',
      de: 'Zwei Server: Fällt einer aus, bleibt Ihre Website online.',
    },
    features: lines({
      en: [
        '4 vCPU, 8 GB RAM across two servers',
        '160 GB storage, replicated three times',
        'Automatic failover if one server stops',
        'Pay from a balance or monthly',
      ],
      es: [
        '4 vCPU y 8 GB de RAM en dos servidores',
        '160 GB de espacio con triple réplica',
        'Conmutación automática si un servidor falla',
        'Pago con saldo o mensual',
      ],
      fr: [
        '4 vCPU et 8 Go de RAM sur deux serveurs',
        '160 Go de stockage, répliqués trois fois',
        'Bascule automatique si un serveur s’arrête',
        'Paiement au mois ou avec un solde prépayé',
      ],
      de: [
        '4 vCPU, 8 GB RAM auf zwei Servern',
        '160 GB Speicherplatz, dreifach gespeichert',
        'Automatischer Failover, wenn ein Server ausfällt',
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
      en: 'Two regions with automatic scaling, on one bill.',
      es: 'Dos regiones con escalado automático y una sola factura.',
      fr: 'Deux régions, montée en charge automatique, une seule facture.',
      de: 'Zwei Regionen, automatische Skalierung, eine Rechnung.',
    },
    features: lines({
      en: [
        '8 vCPU, 16 GB RAM in two regions',
        '400 GB storage, replicated three times per region',
        'Servers added at peak times and removed afterwards',
        'Pay from a balance or monthly',
      ],
      es: [
        '8 vCPU y 16 GB de RAM en dos regiones',
        '400 GB de espacio con triple réplica por región',
        'Más servidores en hora punta, menos después',
        'Pago con saldo o mensual',
      ],
      fr: [
        '8 vCPU et 16 Go de RAM dans deux régions',
        '400 Go de stockage, répliqués trois fois par région',
        'Des serveurs en renfort aux heures de pointe',
        'Paiement au mois ou avec un solde prépayé',
      ],
      de: [
        '8 vCPU, 16 GB RAM in zwei Regionen',
        '400 GB Speicherplatz, je Region dreifach gespeichert',
        'Zusätzliche Server zu Stoßzeiten',
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

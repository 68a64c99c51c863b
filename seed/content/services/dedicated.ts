import type { ServiceSeed } from '../../types'
import { everywhere, gigabytes, lines, spec } from '../../words'
import { depositOrInstallments, monthly, semiannual, yearly } from './payment'
import * as term from './terms'

const paymentTypes = depositOrInstallments(50, 0.3)

export const dedicatedPlans: readonly ServiceSeed[] = [
  {
    key: 'dedicated-basic',
    type: 'hosting',
    category: 'dedicated',
    name: everywhere('Dedicated Basic'),
    description: {
      en: 'A whole server for one customer: you.',
      es: 'Un servidor entero para un solo cliente: usted.',
      fr: 'Un serveur entier pour un seul client : vous.',
      de: 'Ein ganzer Server für einen einzigen Kunden: Sie.',
    },
    features: lines({
      en: [
        '8 cores, 32 GB RAM',
        'Two 960 GB SSDs, mirrored',
        'Failed parts replaced within four hours',
        'Remote console, even if the system is down',
      ],
      es: [
        '8 núcleos, 32 GB de RAM',
        'Dos SSD de 960 GB en espejo',
        'Piezas averiadas cambiadas en cuatro horas',
        'Consola remota, aunque el sistema no responda',
      ],
      fr: [
        '8 cœurs, 32 Go de RAM',
        'Deux SSD de 960 Go en miroir',
        'Pièces défectueuses remplacées en quatre heures',
        'Console distante, même si le système est arrêté',
      ],
      de: [
        '8 Kerne, 32 GB RAM',
        'Zwei SSDs mit je 960 GB, gespiegelt',
        'Defekte Teile in vier Stunden getauscht',
        'Fernkonsole, auch wenn das System nicht läuft',
      ],
    }),
    specs: [
      spec(term.processor, { en: '8 cores', es: '8 núcleos', fr: '8 cœurs', de: '8 Kerne' }),
      spec(term.memory, gigabytes(32)),
      spec(term.storage, { en: '2 × 960 GB SSD', es: 'SSD 2 × 960 GB', fr: 'SSD 2 × 960 Go', de: '2 × 960 GB SSD' }),
      spec(term.port, '1 Gbit/s'),
      spec(term.traffic, term.unmetered),
    ],
    popular: false,
    demo: false,
    order: 10,
    prices: [monthly(149.99, { setupFee: 50 }), yearly(1499.99, { setupFee: 50 })],
    paymentTypes,
  },
  {
    key: 'dedicated-plus',
    type: 'hosting',
    category: 'dedicated',
    name: everywhere('Dedicated Plus'),
    description: {
      en: 'Twice the cores for twice the traffic.',
      es: 'El doble de núcleos para el doble de tráfico.',
      fr: 'Deux fois plus de cœurs pour deux fois plus de trafic.',
      de: 'Doppelt so viele Kerne für doppelt so viel Andrang.',
    },
    features: lines({
      en: [
        '16 cores, 64 GB RAM',
        'Two 1920 GB NVMe drives, mirrored',
        'Failed parts replaced within four hours',
        '5 IPv4 addresses, your own IPv6 range',
      ],
      es: [
        '16 núcleos, 64 GB de RAM',
        'Dos NVMe de 1920 GB en espejo',
        'Piezas averiadas cambiadas en cuatro horas',
        '5 direcciones IPv4 y su propio rango IPv6',
      ],
      fr: [
        '16 cœurs, 64 Go de RAM',
        'Deux NVMe de 1920 Go en miroir',
        'Pièces défectueuses remplacées en quatre heures',
        '5 adresses IPv4, votre propre plage IPv6',
      ],
      de: [
        '16 Kerne, 64 GB RAM',
        'Zwei NVMe-Laufwerke mit je 1920 GB, gespiegelt',
        'Defekte Teile in vier Stunden getauscht',
        '5 IPv4-Adressen, eigener IPv6-Bereich',
      ],
    }),
    specs: [
      spec(term.processor, { en: '16 cores', es: '16 núcleos', fr: '16 cœurs', de: '16 Kerne' }),
      spec(term.memory, gigabytes(64)),
      spec(term.storage, { en: '2 × 1920 GB NVMe', es: '2 × 1920 GB NVMe', fr: '2 × 1920 Go NVMe', de: '2 × 1920 GB NVMe' }),
      spec(term.port, '1 Gbit/s'),
      spec(term.traffic, term.unmetered),
    ],
    popular: true,
    demo: true,
    order: 20,
    prices: [monthly(249.99, { setupFee: 50 }), semiannual(1374.99, { setupFee: 50 }), yearly(2499.99, { setupFee: 50 })],
    paymentTypes,
  },
  {
    key: 'dedicated-max',
    type: 'hosting',
    category: 'dedicated',
    name: everywhere('Dedicated Max'),
    description: {
      en: 'Our most powerful server, with spare hardware on standby.',
      es: 'Nuestro servidor más potente, con hardware de reserva.',
      fr: 'Notre serveur le plus puissant, avec du matériel de secours.',
      de: 'Unser leistungsstärkster Server, mit Ersatzhardware.',
    },
    features: lines({
      en: [
        '32 cores, 128 GB RAM',
        'Four 1920 GB NVMe drives, mirrored in pairs',
        'Spare server on standby, parts replaced within two hours',
        'A named engineer who knows your setup',
      ],
      es: [
        '32 núcleos, 128 GB de RAM',
        'Cuatro NVMe de 1920 GB, en espejo por pares',
        'Servidor de reserva listo y cambio de piezas en dos horas',
        'Un técnico asignado que conoce su instalación',
      ],
      fr: [
        '32 cœurs, 128 Go de RAM',
        'Quatre NVMe de 1920 Go, en miroir deux à deux',
        'Serveur de secours prêt, pièces remplacées en deux heures',
        'Un ingénieur attitré qui connaît votre installation',
      ],
      de: [
        '32 Kerne, 128 GB RAM',
        'Vier NVMe-Laufwerke mit je 1920 GB, paarweise gespiegelt',
        'Ersatzserver bereit, Teile in zwei Stunden getauscht',
        'Fester Ansprechpartner in der Technik',
      ],
    }),
    specs: [
      spec(term.processor, { en: '32 cores', es: '32 núcleos', fr: '32 cœurs', de: '32 Kerne' }),
      spec(term.memory, gigabytes(128)),
      spec(term.storage, { en: '4 × 1920 GB NVMe', es: '4 × 1920 GB NVMe', fr: '4 × 1920 Go NVMe', de: '4 × 1920 GB NVMe' }),
      spec(term.port, '10 Gbit/s'),
      spec(term.traffic, term.unmetered),
    ],
    popular: false,
    demo: true,
    order: 30,
    prices: [monthly(449.99, { setupFee: 50 }), yearly(4499.99, { setupFee: 50 })],
    paymentTypes,
  },
]

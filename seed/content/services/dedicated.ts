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
      en: 'One machine, one tenant: you.',
      es: 'Una máquina, un solo inquilino: usted.',
      fr: 'Une machine, un seul locataire : vous.',
      de: 'Eine Maschine, ein Mieter: Sie.',
    },
    features: lines({
      en: [
        '8 cores, 32 GB memory',
        'Two 960 GB SSDs, mirrored',
        'Failed parts swapped within four hours',
        'Remote console, even when the system is down',
      ],
      es: [
        '8 núcleos, 32 GB de memoria',
        'Dos SSD de 960 GB en espejo',
        'Piezas averiadas cambiadas en cuatro horas',
        'Consola remota, aunque el sistema no responda',
      ],
      fr: [
        '8 cœurs, 32 Go de mémoire',
        'Deux SSD de 960 Go en miroir',
        'Pièces défectueuses changées en quatre heures',
        'Console distante, même système à l’arrêt',
      ],
      de: [
        '8 Kerne, 32 GB Arbeitsspeicher',
        'Zwei SSDs mit je 960 GB, gespiegelt',
        'Defekte Teile in vier Stunden getauscht',
        'Fernkonsole, auch wenn das System steht',
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
      en: 'Twice the cores, for twice the queue.',
      es: 'El doble de núcleos, para el doble de cola.',
      fr: 'Deux fois plus de cœurs, pour deux fois plus de monde.',
      de: 'Doppelt so viele Kerne, für doppelt so viel Andrang.',
    },
    features: lines({
      en: [
        '16 cores, 64 GB memory',
        'Two 1.92 TB NVMe drives, mirrored',
        'Failed parts swapped within four hours',
        '5 IPv4 addresses, your own IPv6 range',
      ],
      es: [
        '16 núcleos, 64 GB de memoria',
        'Dos NVMe de 1,92 TB en espejo',
        'Piezas averiadas cambiadas en cuatro horas',
        '5 direcciones IPv4 y su propio rango IPv6',
      ],
      fr: [
        '16 cœurs, 64 Go de mémoire',
        'Deux NVMe de 1,92 To en miroir',
        'Pièces défectueuses changées en quatre heures',
        '5 adresses IPv4, votre propre plage IPv6',
      ],
      de: [
        '16 Kerne, 64 GB Arbeitsspeicher',
        'Zwei NVMe-Laufwerke mit je 1,92 TB, gespiegelt',
        'Defekte Teile in vier Stunden getauscht',
        '5 IPv4-Adressen, eigener IPv6-Bereich',
      ],
    }),
    specs: [
      spec(term.processor, { en: '16 cores', es: '16 núcleos', fr: '16 cœurs', de: '16 Kerne' }),
      spec(term.memory, gigabytes(64)),
      spec(term.storage, { en: '2 × 1.92 TB NVMe', es: 'NVMe 2 × 1,92 TB', fr: 'NVMe 2 × 1,92 To', de: '2 × 1,92 TB NVMe' }),
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
      en: 'The heaviest thing we rack.',
      es: 'Lo más pesado que montamos en el rack.',
      fr: 'Ce que nous montons de plus lourd en baie.',
      de: 'Das Schwerste, was wir ins Rack schrauben.',
    },
    features: lines({
      en: [
        '32 cores, 128 GB memory',
        'Four 1.92 TB NVMe drives, mirrored in pairs',
        'Spare machine standing by, parts within two hours',
        'A named engineer who knows your setup',
      ],
      es: [
        '32 núcleos, 128 GB de memoria',
        'Cuatro NVMe de 1,92 TB, en espejo por pares',
        'Máquina de reserva lista y piezas en dos horas',
        'Una persona de ingeniería que conoce su instalación',
      ],
      fr: [
        '32 cœurs, 128 Go de mémoire',
        'Quatre NVMe de 1,92 To, en miroir deux à deux',
        'Machine de secours prête, pièces en deux heures',
        'Un ingénieur attitré qui connaît votre installation',
      ],
      de: [
        '32 Kerne, 128 GB Arbeitsspeicher',
        'Vier NVMe-Laufwerke mit je 1,92 TB, paarweise gespiegelt',
        'Ersatzmaschine steht bereit, Teile in zwei Stunden',
        'Eine feste Ansprechperson in der Technik',
      ],
    }),
    specs: [
      spec(term.processor, { en: '32 cores', es: '32 núcleos', fr: '32 cœurs', de: '32 Kerne' }),
      spec(term.memory, gigabytes(128)),
      spec(term.storage, { en: '4 × 1.92 TB NVMe', es: 'NVMe 4 × 1,92 TB', fr: 'NVMe 4 × 1,92 To', de: '4 × 1,92 TB NVMe' }),
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

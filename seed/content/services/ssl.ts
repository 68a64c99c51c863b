import type { Localized, ServiceSeed } from '../../types'
import { lines, spec } from '../../words'
import { halfNow, monthly, yearly } from './payment'

const validation: Localized = { en: 'What we check', es: 'Qué comprobamos', fr: 'Ce que nous vérifions', de: 'Was wir prüfen' }
const issuance: Localized = { en: 'Issued in', es: 'Emisión', fr: 'Délivré en', de: 'Ausgestellt in' }
const warranty: Localized = { en: 'Warranty', es: 'Garantía', fr: 'Garantie', de: 'Garantiesumme' }

export const sslPlans: readonly ServiceSeed[] = [
  {
    key: 'ssl-dv',
    type: 'ssl',
    category: 'ssl',
    name: { en: 'DV certificate', es: 'Certificado DV', fr: 'Certificat DV', de: 'DV-Zertifikat' },
    description: {
      en: 'The padlock, in minutes.',
      es: 'El candado, en minutos.',
      fr: 'Le cadenas, en quelques minutes.',
      de: 'Das Schloss, in Minuten.',
    },
    features: lines({
      en: [
        'Your domain, with and without www',
        'Renewed before it lapses',
        'Installs itself on our hosting',
        'Also for domains registered elsewhere, by the month or year',
      ],
      es: [
        'Su dominio, con y sin www',
        'Renovado antes de caducar',
        'Se instala solo en nuestro alojamiento',
        'También para dominios registrados en otro sitio, por meses o años',
      ],
      fr: [
        'Votre nom de domaine, avec et sans www',
        'Renouvelé avant expiration',
        'S’installe seul sur notre hébergement',
        'Aussi pour un domaine enregistré ailleurs, au mois ou à l’année',
      ],
      de: [
        'Ihre Domain, mit und ohne www',
        'Verlängert, bevor es abläuft',
        'Installiert sich auf unserem Hosting von selbst',
        'Auch für Domains von anderswo, monatlich oder jährlich',
      ],
    }),
    specs: [
      spec(validation, {
        en: 'That you own the domain',
        es: 'Que el dominio es suyo',
        fr: 'Que le domaine est à vous',
        de: 'Dass Ihnen die Domain gehört',
      }),
      spec(issuance, { en: 'Minutes', es: 'Minutos', fr: 'Quelques minutes', de: 'Minuten' }),
      spec(warranty, { en: '10,000 USD', es: '10.000 USD', fr: '10 000 USD', de: '10.000 USD' }),
    ],
    popular: true,
    demo: false,
    order: 10,
    prices: [monthly(9.99), yearly(99.99)],
    paymentTypes: halfNow,
    coverages: ['single', 'wildcard', 'multi-domain'],
  },
  {
    key: 'ssl-ov',
    type: 'ssl',
    category: 'ssl',
    name: { en: 'OV certificate', es: 'Certificado OV', fr: 'Certificat OV', de: 'OV-Zertifikat' },
    description: {
      en: 'With your company’s name inside.',
      es: 'Con el nombre de su empresa dentro.',
      fr: 'Avec le nom de votre entreprise dedans.',
      de: 'Mit dem Namen Ihres Unternehmens darin.',
    },
    features: lines({
      en: ['Company name readable in the certificate', 'We go through the paperwork with you', 'Reissued free if a key is lost'],
      es: [
        'El nombre de la empresa se lee en el certificado',
        'Preparamos los documentos con usted',
        'Reemisión gratuita si se pierde la clave',
      ],
      fr: [
        'Nom de l’entreprise lisible dans le certificat',
        'Nous préparons le dossier avec vous',
        'Réémission gratuite si une clé est perdue',
      ],
      de: [
        'Firmenname im Zertifikat lesbar',
        'Die Unterlagen gehen wir mit Ihnen durch',
        'Kostenlos neu ausgestellt, wenn ein Schlüssel verloren geht',
      ],
    }),
    specs: [
      spec(validation, {
        en: 'That your company exists',
        es: 'Que su empresa existe',
        fr: 'Que votre entreprise existe',
        de: 'Dass es Ihr Unternehmen gibt',
      }),
      spec(issuance, { en: '1 to 3 days', es: 'De 1 a 3 días', fr: '1 à 3 jours', de: '1 bis 3 Tagen' }),
      spec(warranty, { en: '250,000 USD', es: '250.000 USD', fr: '250 000 USD', de: '250.000 USD' }),
    ],
    popular: false,
    demo: false,
    order: 20,
    prices: [monthly(49.99), yearly(499.99)],
    paymentTypes: halfNow,
    coverages: ['single', 'wildcard', 'multi-domain'],
  },
  {
    key: 'ssl-ev',
    type: 'ssl',
    category: 'ssl',
    name: { en: 'EV certificate', es: 'Certificado EV', fr: 'Certificat EV', de: 'EV-Zertifikat' },
    description: {
      en: 'For those who must prove it.',
      es: 'Para quien tiene que demostrarlo.',
      fr: 'Pour qui doit le prouver.',
      de: 'Für alle, die es belegen müssen.',
    },
    features: lines({
      en: [
        'Register entry, address and signatory checked',
        'What banks and public tenders ask for',
        'A person at our end until it is issued',
      ],
      es: [
        'Se comprueban registro, domicilio y firmante',
        'Lo que piden bancos y licitaciones públicas',
        'Una persona a su lado hasta la emisión',
      ],
      fr: [
        'Immatriculation, adresse et signataire vérifiés',
        'Ce que demandent banques et marchés publics',
        'Un interlocuteur jusqu’à la délivrance',
      ],
      de: [
        'Registereintrag, Adresse und Zeichnungsberechtigung geprüft',
        'Was Banken und Ausschreibungen verlangen',
        'Eine Person bei uns, bis es ausgestellt ist',
      ],
    }),
    specs: [
      spec(validation, {
        en: 'The full legal entity',
        es: 'La entidad jurídica completa',
        fr: 'L’entité juridique complète',
        de: 'Die gesamte juristische Person',
      }),
      spec(issuance, { en: 'Up to 5 days', es: 'Hasta 5 días', fr: '5 jours au plus', de: 'Bis zu 5 Tagen' }),
      spec(warranty, { en: '1,500,000 USD', es: '1.500.000 USD', fr: '1 500 000 USD', de: '1.500.000 USD' }),
    ],
    popular: false,
    demo: false,
    order: 30,
    prices: [monthly(99.99), yearly(999.99)],
    paymentTypes: halfNow,
    // P7: no authority may issue an EV wildcard. Ticking the coverage in the admin would lift that.
    // The setting `wildcardExcluded` takes the wildcard away: no authority may issue one (P7).
    coverages: ['single', 'wildcard', 'multi-domain'],
  },
]

import type { Localized, ServiceSeed } from '../../types'
import { lines, spec } from '../../words'
import { halfNow, monthly, yearly } from './payment'

const validation: Localized = { en: 'What is checked', es: 'Qué se comprueba', fr: 'Ce qui est vérifié', de: 'Was geprüft wird' }
const issuance: Localized = { en: 'Issued in', es: 'Emisión', fr: 'Délivré en', de: 'Ausgestellt in' }
const warranty: Localized = { en: 'Warranty', es: 'Garantía', fr: 'Garantie', de: 'Garantiesumme' }

export const sslPlans: readonly ServiceSeed[] = [
  {
    key: 'ssl-dv',
    type: 'ssl',
    category: 'ssl',
    name: { en: 'DV certificate', es: 'Certificado DV', fr: 'Certificat DV', de: 'DV-Zertifikat' },
    description: {
      en: 'HTTPS for your site within minutes.',
      es: 'HTTPS para su web en minutos.',
      fr: 'HTTPS pour votre site en quelques minutes.',
      de: 'HTTPS für Ihre Website in wenigen Minuten.',
    },
    features: lines({
      en: [
        'Your domain, with and without www',
        'Renewed before it expires',
        'Installed automatically on our hosting',
        'Also for domains registered elsewhere, monthly or yearly',
      ],
      es: [
        'Su dominio, con y sin www',
        'Renovado antes de caducar',
        'Se instala automáticamente en nuestro alojamiento',
        'También para dominios registrados en otro sitio, por meses o años',
      ],
      fr: [
        'Votre nom de domaine, avec et sans www',
        'Renouvelé avant expiration',
        'Installé automatiquement sur notre hébergement',
        'Aussi pour un domaine enregistré ailleurs, au mois ou à l’année',
      ],
      de: [
        'Ihre Domain, mit und ohne www',
        'Verlängerung vor dem Ablauf',
        'Auf unserem Hosting automatisch installiert',
        'Auch für Domains bei anderen Anbietern, monatlich oder jährlich',
      ],
    }),
    specs: [
      spec(validation, {
        en: 'That the domain is yours',
        es: 'Que el dominio es suyo',
        fr: 'Que le domaine est à vous',
        de: 'Dass Ihnen die Domain gehört',
      }),
      spec(issuance, { en: 'A few minutes', es: 'Pocos minutos', fr: 'Quelques minutes', de: 'wenigen Minuten' }),
      spec(warranty, { en: '10,000 USD', es: '10 000 USD', fr: '10 000 USD', de: '10 000 USD' }),
    ],
    popular: true,
    demo: false,
    order: 10,
    includedIn: ['shared', 'wordpress', 'ecommerce'],
    maxDomains: 5,
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
      en: 'Confirms that your company exists.',
      es: 'Confirma que su empresa existe.',
      fr: 'Confirme que votre entreprise existe.',
      de: 'Bestätigt, dass Ihr Unternehmen existiert.',
    },
    features: lines({
      en: ['Company name shown in the certificate', 'We help you with the paperwork', 'Free reissue if a key is lost'],
      es: [
        'El nombre de la empresa figura en el certificado',
        'Le ayudamos con la documentación',
        'Reemisión gratuita si se pierde la clave',
      ],
      fr: [
        'Nom de l’entreprise inscrit dans le certificat',
        'Nous vous aidons à préparer le dossier',
        'Réémission gratuite en cas de perte de la clé',
      ],
      de: ['Firmenname steht im Zertifikat', 'Wir helfen Ihnen bei den Unterlagen', 'Kostenlose Neuausstellung bei Schlüsselverlust'],
    }),
    specs: [
      spec(validation, {
        en: 'That your company exists',
        es: 'Que su empresa existe',
        fr: 'Que votre entreprise existe',
        de: 'Dass Ihr Unternehmen existiert',
      }),
      spec(issuance, { en: '1 to 3 days', es: 'De 1 a 3 días', fr: '1 à 3 jours', de: '1 bis 3 Tagen' }),
      spec(warranty, { en: '250,000 USD', es: '250 000 USD', fr: '250 000 USD', de: '250 000 USD' }),
    ],
    popular: false,
    demo: false,
    order: 20,
    maxDomains: 5,
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
      en: 'For organisations that are required to have an EV certificate.',
      es: 'Para organizaciones a las que se les exige un certificado EV.',
      fr: 'Pour les organisations à qui l’on demande un certificat EV.',
      de: 'Für Organisationen, von denen ein EV-Zertifikat verlangt wird.',
    },
    features: lines({
      en: [
        'Register entry, address and signatory checked',
        'Often required by banks and public tenders',
        'One contact person until it is issued',
      ],
      es: [
        'Se comprueban registro, domicilio y firmante',
        'Lo piden a menudo bancos y licitaciones públicas',
        'Una persona de contacto hasta la emisión',
      ],
      fr: [
        'Immatriculation, adresse et signataire vérifiés',
        'Souvent demandé par les banques et les marchés publics',
        'Un interlocuteur jusqu’à la délivrance',
      ],
      de: [
        'Registereintrag, Adresse und Zeichnungsberechtigung geprüft',
        'Oft von Banken und in Ausschreibungen verlangt',
        'Ein Ansprechpartner bis zur Ausstellung',
      ],
    }),
    specs: [
      spec(validation, {
        en: 'Your company’s legal identity',
        es: 'La identidad legal de su empresa',
        fr: 'L’identité légale de votre entreprise',
        de: 'Die rechtliche Identität Ihres Unternehmens',
      }),
      spec(issuance, { en: 'Up to 5 days', es: 'Hasta 5 días', fr: '5 jours au plus', de: 'Bis zu 5 Tagen' }),
      spec(warranty, { en: '1,500,000 USD', es: '1 500 000 USD', fr: '1 500 000 USD', de: '1 500 000 USD' }),
    ],
    popular: false,
    demo: false,
    order: 30,
    maxDomains: 5,
    prices: [monthly(99.99), yearly(999.99)],
    paymentTypes: halfNow,
    // `wildcardExcluded` removes the wildcard, which CAs must not issue (P7).
    coverages: ['single', 'wildcard', 'multi-domain'],
  },
]

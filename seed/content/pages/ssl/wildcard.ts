import type { PageSeed } from '../../../page-types'
import { everywhere } from '../../../words'

const covered = { en: 'Covered', es: 'Cubierto', fr: 'Couvert', de: 'Abgedeckt' } as const
const notCovered = { en: 'Not covered', es: 'No cubierto', fr: 'Non couvert', de: 'Nicht abgedeckt' } as const

export const sslWildcard: PageSeed = {
  path: '/ssl/wildcard',
  title: { en: 'Wildcard certificate', es: 'Certificado comodín', fr: 'Certificat wildcard', de: 'Wildcard-Zertifikat' },
  breadcrumb: { en: 'Wildcard', es: 'Comodín', fr: 'Certificat wildcard', de: 'Wildcard-Zertifikat' },
  meta: {
    title: {
      en: 'Wildcard SSL certificate for subdomains | Hostfront',
      es: 'Certificado SSL comodín (wildcard) | Hostfront',
      fr: 'Certificat SSL wildcard pour sous-domaines | Hostfront',
      de: 'Wildcard-Zertifikat für Ihre Subdomains | Hostfront',
    },
    description: {
      en: 'One wildcard SSL certificate for shop., mail., blog. and subdomains you add later. What it covers, what it does not, and the yearly price for DV and OV.',
      es: 'Un certificado SSL comodín para tienda., correo., blog. y los subdominios que añada. Qué cubre, qué no y el precio anual para DV y OV.',
      fr: 'Un certificat SSL wildcard pour boutique., mail., blog. et les sous-domaines à venir. Ce qu’il couvre ou non, et le prix annuel en DV et OV.',
      de: 'Ein Wildcard-Zertifikat für shop., mail., blog. und spätere Subdomains: was es abdeckt, was nicht, und der Jahrespreis für DV und OV.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'ssl-chooser',
      heading: {
        en: 'Wildcard SSL certificate: one certificate for your subdomains.',
        es: 'Certificado SSL comodín: uno solo para sus subdominios.',
        fr: 'Certificat SSL wildcard : un seul pour vos sous-domaines.',
        de: 'Wildcard-Zertifikat: eines für Ihre Subdomains.',
      },
      intro: {
        en: 'It covers *.yourdomain, one level down, including subdomains you add later.',
        es: 'Cubre *.sudominio, un nivel por debajo, también los subdominios que añada más adelante.',
        fr: 'Il couvre *.votredomaine, un niveau en dessous, y compris les sous-domaines ajoutés plus tard.',
        de: 'Es gilt für *.ihredomain, eine Ebene darunter, auch für Subdomains, die später dazukommen.',
      },
      preset: 'wildcard',
      plan: 'ssl-dv',
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'What a wildcard covers.',
        es: 'Qué cubre un comodín.',
        fr: 'Ce que couvre un wildcard.',
        de: 'Was ein Wildcard-Zertifikat abdeckt.',
      },
      intro: {
        en: 'It covers the domain itself and one level of subdomains. It does not cover a second level or another extension.',
        es: 'Cubre el propio dominio y un nivel de subdominios. No cubre un segundo nivel ni otra extensión.',
        fr: 'Il couvre le domaine lui-même et un niveau de sous-domaines, mais pas un second niveau ni une autre extension.',
        de: 'Es gilt für die Domain selbst und eine Ebene von Subdomains, nicht für eine zweite Ebene oder eine andere Endung.',
      },
      groups: [
        {
          icon: 'badge-check',
          title: { en: 'Included', es: 'Incluidos', fr: 'Compris', de: 'Enthalten' },
          items: [
            { name: everywhere('example.com'), value: covered },
            { name: everywhere('www.example.com'), value: covered },
            { name: everywhere('shop.example.com'), value: covered },
            { name: everywhere('mail.example.com'), value: covered },
          ],
        },
        {
          icon: 'lock',
          title: { en: 'Not included', es: 'No incluidos', fr: 'Non compris', de: 'Nicht enthalten' },
          items: [
            { name: everywhere('test.shop.example.com'), value: notCovered },
            { name: everywhere('example.net'), value: notCovered },
            { name: everywhere('example.org'), value: notCovered },
          ],
        },
      ],
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'When a wildcard is worth it.',
        es: 'Cuándo compensa un comodín.',
        fr: 'Quand un wildcard se justifie.',
        de: 'Wann sich ein Wildcard-Zertifikat lohnt.',
      },
      intro: {
        en: 'Count your subdomains first, then compare the yearly prices above.',
        es: 'Cuente primero sus subdominios y compare después los precios anuales de arriba.',
        fr: 'Comptez d’abord vos sous-domaines, puis comparez les prix annuels ci-dessus.',
        de: 'Zählen Sie zuerst Ihre Subdomains und vergleichen Sie dann die Jahrespreise oben.',
      },
      items: [
        {
          icon: 'layers',
          title: {
            en: 'More subdomains to come',
            es: 'Más subdominios por venir',
            fr: 'Des sous-domaines à venir',
            de: 'Weitere Subdomains geplant',
          },
          description: {
            en: 'You have three subdomains today and are already planning the fourth.',
            es: 'Hoy tiene tres subdominios y ya planea el cuarto.',
            fr: 'Vous avez trois sous-domaines et prévoyez déjà le quatrième.',
            de: 'Sie haben heute drei Subdomains und planen schon die vierte.',
          },
        },
        {
          icon: 'building-2',
          title: {
            en: 'One subdomain per customer',
            es: 'Un subdominio por cliente',
            fr: 'Un sous-domaine par client',
            de: 'Eine Subdomain je Kunde',
          },
          description: {
            en: 'anna.yourdomain, ben.yourdomain: no one waits for a certificate.',
            es: 'ana.sudominio, blas.sudominio: nadie espera un certificado.',
            fr: 'anne.votredomaine, luc.votredomaine : personne n’attend de certificat.',
            de: 'anna.ihredomain, ben.ihredomain: Niemand wartet auf ein Zertifikat.',
          },
        },
        {
          icon: 'wrench',
          title: {
            en: 'Staging site',
            es: 'Entorno de pruebas',
            fr: 'Site de préproduction',
            de: 'Staging-Umgebung',
          },
          description: {
            en: 'Your staging site is secured without ordering another certificate.',
            es: 'Su entorno de pruebas queda protegido sin pedir otro certificado.',
            fr: 'Votre préproduction est sécurisée sans commander un autre certificat.',
            de: 'Ihre Staging-Umgebung ist abgesichert, ohne dass Sie ein weiteres Zertifikat bestellen.',
          },
        },
        {
          icon: 'calendar-clock',
          title: {
            en: 'One renewal date',
            es: 'Una sola fecha de renovación',
            fr: 'Une seule échéance',
            de: 'Nur ein Verlängerungstermin',
          },
          description: {
            en: 'Ten certificates expire on ten dates. A wildcard expires on one, and we renew it.',
            es: 'Diez certificados caducan en diez fechas. Un comodín caduca en una, y lo renovamos nosotros.',
            fr: 'Dix certificats expirent à dix dates. Un wildcard expire à une seule, et nous le renouvelons.',
            de: 'Zehn Zertifikate laufen an zehn Tagen ab. Ein Wildcard-Zertifikat läuft an einem ab, und wir verlängern es.',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about wildcard certificates.',
        es: 'Preguntas sobre certificados comodín.',
        fr: 'Questions sur les certificats wildcard.',
        de: 'Fragen zu Wildcard-Zertifikaten.',
      },
      topic: 'ssl',
      limit: 4,
    },
  ],
}

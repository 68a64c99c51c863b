import type { FooterSeed } from '../../global-types'
import { familyLinks, pageLinks } from './links'

const { shared, vps, dedicated, cloud, wordpress, ecommerce } = familyLinks
const { domains, domainTransfer, ssl, features, email, websiteBuilder, support, knowledgeBase, services, about, pricing, contact } =
  pageLinks

/** §2, footer links, all of them; beside them the pages that no menu of §2 names. */
export const footer: FooterSeed = {
  tagline: {
    en: 'Names, hosting and certificates at the price on the plate.',
    es: 'Nombres, hosting y certificados al precio de la placa.',
    fr: 'Noms, hébergement et certificats au prix inscrit sur la plaque.',
    de: 'Namen, Hosting und Zertifikate zum Preis, der auf dem Schild steht.',
  },
  columns: [
    {
      title: { en: 'Hosting', es: 'Hosting', fr: 'Hébergement', de: 'Hosting' },
      links: [shared, vps, dedicated, cloud, wordpress, ecommerce, pricing],
    },
    {
      title: { en: 'Names and tools', es: 'Nombres y herramientas', fr: 'Noms et outils', de: 'Namen und Werkzeuge' },
      links: [domains, domainTransfer, ssl, features, email, websiteBuilder],
    },
    {
      title: { en: 'Help and company', es: 'Ayuda y empresa', fr: 'Aide et entreprise', de: 'Hilfe und Unternehmen' },
      links: [support, knowledgeBase, services, about, contact],
    },
    {
      title: { en: 'Legal', es: 'Legal', fr: 'Informations légales', de: 'Rechtliches' },
      links: [
        {
          href: '/legal/privacy-policy',
          label: { en: 'Privacy policy', es: 'Política de privacidad', fr: 'Politique de confidentialité', de: 'Datenschutzerklärung' },
        },
        {
          href: '/legal/terms-of-service',
          label: { en: 'Terms of service', es: 'Condiciones del servicio', fr: 'Conditions générales', de: 'Nutzungsbedingungen' },
        },
        {
          href: '/legal/cookie-policy',
          label: { en: 'Cookie policy', es: 'Política de cookies', fr: 'Politique relative aux cookies', de: 'Cookie-Richtlinie' },
        },
        {
          href: '/legal/sla-agreement',
          label: { en: 'Service levels', es: 'Acuerdo de nivel de servicio', fr: 'Niveaux de service', de: 'Verfügbarkeitszusage' },
        },
        { href: '/gdpr', label: { en: 'Your data (GDPR)', es: 'Sus datos (RGPD)', fr: 'Vos données (RGPD)', de: 'Ihre Daten (DSGVO)' } },
        {
          href: '/legal/withdrawal',
          label: { en: 'Right of withdrawal', es: 'Derecho de desistimiento', fr: 'Droit de rétractation', de: 'Widerrufsbelehrung' },
        },
        { href: '/legal/imprint', label: { en: 'Legal notice', es: 'Aviso legal', fr: 'Mentions légales', de: 'Impressum' } },
      ],
    },
  ],
  legalLine: {
    en: 'Hostfront. All prices before tax.',
    es: 'Hostfront. Todos los precios, sin impuestos.',
    fr: 'Hostfront. Tous les prix s’entendent hors taxes.',
    de: 'Hostfront. Alle Preise vor Steuern.',
  },
}

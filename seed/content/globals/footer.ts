import type { FooterSeed } from '../../global-types'
import { familyLinks, pageLinks } from './links'

const { shared, vps, dedicated, cloud, wordpress, ecommerce } = familyLinks
const { domains, domainTransfer, ssl, features, email, websiteBuilder, support, knowledgeBase, services, about, pricing, contact } =
  pageLinks

/** §2, footer links, plus pages that no menu of §2 names. */
export const footer: FooterSeed = {
  tagline: {
    en: 'Domains, hosting and SSL, with the renewal price up front.',
    es: 'Dominios, hosting y SSL, con el precio de renovación a la vista.',
    fr: 'Domaines, hébergement et SSL, prix de renouvellement affiché.',
    de: 'Domains, Hosting und SSL mit klarem Verlängerungspreis.',
  },
  columns: [
    {
      title: { en: 'Hosting', es: 'Hosting', fr: 'Hébergement', de: 'Hosting' },
      links: [shared, vps, dedicated, cloud, wordpress, ecommerce, pricing],
    },
    {
      title: { en: 'Domains and tools', es: 'Dominios y herramientas', fr: 'Domaines et outils', de: 'Domains und Tools' },
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
          label: {
            en: 'Service level agreement (SLA)',
            es: 'Acuerdo de nivel de servicio (SLA)',
            fr: 'Accord de niveau de service (SLA)',
            de: 'Verfügbarkeitszusage (SLA)',
          },
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
    en: 'Hostfront. All prices excl. tax.',
    es: 'Hostfront. Todos los precios, impuestos no incluidos.',
    fr: 'Hostfront. Tous les prix s’entendent HT.',
    de: 'Hostfront. Alle Preise zzgl. USt.',
  },
}

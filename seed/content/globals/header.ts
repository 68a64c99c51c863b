import type { HeaderSeed } from '../../global-types'
import { aboutLink, domainPricesLink, domainSearchLink, familyLinks, sslLink, supportLink } from './links'

const { shared, vps, dedicated, cloud, wordpress, ecommerce } = familyLinks

/** R3 and §2: the Services dropdown with its three groups, then the main navigation. */
export const header: HeaderSeed = {
  servicesLabel: { en: 'Services', es: 'Servicios', fr: 'Services', de: 'Leistungen' },
  services: [
    {
      title: { en: 'Web hosting', es: 'Alojamiento web', fr: 'Hébergement web', de: 'Webhosting' },
      links: [shared, vps, dedicated, wordpress, ecommerce],
    },
    {
      title: { en: 'Cloud services', es: 'Servicios cloud', fr: 'Services cloud', de: 'Cloud-Dienste' },
      links: [cloud],
    },
    {
      title: { en: 'Security and tools', es: 'Seguridad y herramientas', fr: 'Sécurité et outils', de: 'Sicherheit und Werkzeuge' },
      links: [sslLink],
    },
  ],
  main: [
    {
      href: '/shared-hosting',
      label: { en: 'Hosting', es: 'Hosting', fr: 'Hébergement', de: 'Hosting' },
      links: [shared, vps, dedicated, cloud, wordpress, ecommerce],
    },
    {
      href: '/domains',
      label: { en: 'Domains', es: 'Dominios', fr: 'Domaines', de: 'Domains' },
      links: [domainSearchLink, domainPricesLink],
    },
    {
      href: '/ssl-certificates',
      label: { en: 'SSL', es: 'SSL', fr: 'SSL', de: 'SSL' },
      links: [],
    },
    { ...supportLink, links: [] },
    { ...aboutLink, links: [] },
  ],
}

import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
import { sampleNotice } from './sample-notice'

/** Lines in brackets are for the operator to fill in. */
export const imprint: PageSeed = {
  path: '/legal/imprint',
  title: { en: 'Legal notice', es: 'Aviso legal', fr: 'Mentions légales', de: 'Impressum' },
  breadcrumb: { en: 'Legal notice', es: 'Aviso legal', fr: 'Mentions légales', de: 'Impressum' },
  meta: {
    title: {
      en: 'Legal notice (imprint) | Hostfront',
      es: 'Aviso legal | Hostfront',
      fr: 'Mentions légales | Hostfront',
      de: 'Impressum | Hostfront',
    },
    description: {
      en: 'Legal notice of this shop: company, address, register, VAT number and the person responsible for its content.',
      es: 'Aviso legal de esta tienda: empresa, domicilio, registro, NIF-IVA y responsable del contenido.',
      fr: 'Mentions légales de cette boutique : société, adresse, registre, numéro de TVA et directeur de la publication.',
      de: 'Impressum dieses Shops: Unternehmen, Anschrift, Register, USt-IdNr. und Verantwortlicher für den Inhalt.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'Provider', es: 'Titular', fr: 'Éditeur', de: 'Anbieter' },
          points: [
            {
              en: '[Company name and legal form]',
              es: '[Razón social y forma jurídica]',
              fr: '[Dénomination et forme sociale]',
              de: '[Firma und Rechtsform]',
            },
            {
              en: '[Street and number, postcode, town, country]',
              es: '[Calle y número, código postal, población, país]',
              fr: '[Rue et numéro, code postal, ville, pays]',
              de: '[Straße und Hausnummer, Postleitzahl, Ort, Land]',
            },
            { en: 'Represented by: [name]', es: 'Representante: [nombre]', fr: 'Représentée par : [nom]', de: 'Vertreten durch: [Name]' },
            {
              en: 'Email: [address]. Phone: [number, where the law asks for one]',
              es: 'Correo: [dirección]. Teléfono: [número, si la ley lo exige]',
              fr: 'Mail : [adresse]. Téléphone : [numéro, si la loi l’exige]',
              de: 'E-Mail: [Adresse]. Telefon: [Nummer, wo das Gesetz eine verlangt]',
            },
          ],
        },
        {
          heading: { en: 'Register and tax', es: 'Registro e impuestos', fr: 'Registre et TVA', de: 'Register und Steuer' },
          points: [
            {
              en: 'Register: [register and number]',
              es: 'Registro mercantil: [registro y número]',
              fr: 'Registre : [RCS et numéro, capital social]',
              de: 'Register: [Registergericht und Nummer]',
            },
            { en: 'VAT number: [number]', es: 'NIF-IVA: [número]', fr: 'Numéro de TVA : [numéro]', de: 'USt-IdNr.: [Nummer]' },
            {
              en: 'Supervisory authority: [where one is in charge]',
              es: 'Autoridad de supervisión: [si procede]',
              fr: 'Autorité de contrôle : [le cas échéant]',
              de: 'Aufsichtsbehörde: [falls zuständig]',
            },
          ],
        },
        {
          heading: {
            en: 'Responsible for the content',
            es: 'Responsable del contenido',
            fr: 'Directeur de la publication',
            de: 'Verantwortlich für den Inhalt',
          },
          paragraphs: [{ en: '[Name and address]', es: '[Nombre y dirección]', fr: '[Nom et adresse]', de: '[Name und Anschrift]' }],
        },
        {
          heading: {
            en: 'Hosting provider',
            es: 'Proveedor de alojamiento',
            fr: 'Hébergeur de ce site',
            de: 'Hosting dieser Website',
          },
          paragraphs: [
            {
              en: '[Name, address and phone number of the company that runs the servers of this shop]',
              es: '[Nombre, dirección y teléfono de la empresa que gestiona los servidores de esta tienda]',
              fr: '[Nom, adresse et téléphone de la société qui exploite les serveurs de cette boutique]',
              de: '[Name, Anschrift und Telefon des Unternehmens, das die Server dieses Shops betreibt]',
            },
          ],
        },
        {
          heading: {
            en: 'Unlawful content and authorities',
            es: 'Contenidos ilícitos y autoridades',
            fr: 'Contenus illicites et autorités',
            de: 'Rechtswidrige Inhalte und Behörden',
          },
          paragraphs: [
            {
              en: '[Hosting providers in the European Union must name a point of contact under the Digital Services Act: email address and languages]',
              es: '[Los proveedores de alojamiento de la Unión Europea deben indicar un punto de contacto según el Reglamento de Servicios Digitales: correo e idiomas]',
              fr: '[Les hébergeurs établis dans l’Union européenne doivent indiquer un point de contact selon le règlement sur les services numériques : adresse mail et langues]',
              de: '[Hosting-Anbieter in der Europäischen Union müssen eine Kontaktstelle nach dem Digital Services Act nennen: E-Mail-Adresse und Sprachen]',
            },
          ],
        },
        {
          heading: { en: 'Dispute resolution', es: 'Resolución de litigios', fr: 'Règlement des litiges', de: 'Streitbeilegung' },
          paragraphs: [
            {
              en: '[Whether you take part in consumer arbitration, and before which body]',
              es: '[Si participa en el arbitraje de consumo y ante qué organismo]',
              fr: '[Le médiateur de la consommation dont vous relevez, et son adresse]',
              de: '[Ob Sie an einer Verbraucherschlichtung teilnehmen und vor welcher Stelle]',
            },
          ],
        },
      ]),
    },
  ],
}

import type { PageSeed } from '../../../page-types'
import { everywhere } from '../../../words'

const covered = { en: 'Covered', es: 'Cubierto', fr: 'Couvert', de: 'Gilt' } as const
const notCovered = { en: 'Not covered', es: 'No cubierto', fr: 'Non couvert', de: 'Gilt nicht' } as const

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
      en: 'One wildcard SSL certificate for shop., mail., blog. and whatever comes next. What the star covers, what it leaves out, yearly price for DV and OV.',
      es: 'Un certificado SSL comodín para tienda., correo., blog. y lo que venga. Qué cubre el asterisco, qué no, y el precio anual para DV y OV.',
      fr: 'Un certificat SSL wildcard pour boutique., mail., blog. et la suite. Ce que l’étoile couvre, ce qu’elle laisse, prix annuel en DV et OV.',
      de: 'Ein Wildcard-Zertifikat für shop., mail., blog. und was noch kommt. Wofür der Stern gilt, wofür nicht, und der Jahrespreis für DV und OV.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'ssl-chooser',
      heading: {
        en: 'Wildcard SSL certificate: one star, many doors.',
        es: 'Certificado SSL comodín: un asterisco, muchas puertas.',
        fr: 'Certificat SSL wildcard : une étoile, bien des portes.',
        de: 'Wildcard-Zertifikat: ein Stern, viele Türen.',
      },
      intro: {
        en: 'A wildcard is made out to *.yourname and fits any one word in front of yours, also those you think of next year.',
        es: 'Un comodín se emite para *.sunombre y sirve para cualquier palabra que ponga delante, también la que se le ocurra el año que viene.',
        fr: 'Un wildcard est établi pour *.votrenom et convient à tout mot placé devant, y compris ceux que vous inventerez l’an prochain.',
        de: 'Ein Wildcard-Zertifikat lautet auf *.ihrname und passt auf jedes einzelne Wort davor, auch auf das, was Ihnen nächstes Jahr einfällt.',
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
        de: 'Wofür ein Wildcard-Zertifikat gilt.',
      },
      intro: {
        en: 'For the name itself and exactly one word before it. Not for two, and not for another extension.',
        es: 'El nombre mismo y una sola palabra delante. No dos, ni otra extensión.',
        fr: 'Le nom lui-même et un seul mot devant. Pas deux, ni une autre extension.',
        de: 'Für den Namen selbst und genau ein Wort davor. Nicht für zwei und nicht für eine andere Endung.',
      },
      groups: [
        {
          icon: 'badge-check',
          title: { en: 'Opens with it', es: 'Se abre con él', fr: 'S’ouvre avec', de: 'Öffnet sich damit' },
          items: [
            { name: everywhere('saltandbarley.co'), value: covered },
            { name: everywhere('www.saltandbarley.co'), value: covered },
            { name: everywhere('shop.saltandbarley.co'), value: covered },
            { name: everywhere('mail.saltandbarley.co'), value: covered },
          ],
        },
        {
          icon: 'lock',
          title: { en: 'Stays locked', es: 'Sigue cerrado', fr: 'Reste fermé', de: 'Bleibt zu' },
          items: [
            { name: everywhere('test.shop.saltandbarley.co'), value: notCovered },
            { name: everywhere('saltandbarley.com'), value: notCovered },
            { name: everywhere('saltandbarley.org'), value: notCovered },
          ],
        },
      ],
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'When a wildcard pays.',
        es: 'Cuándo compensa un comodín.',
        fr: 'Quand un wildcard se justifie.',
        de: 'Wann sich ein Wildcard-Zertifikat lohnt.',
      },
      intro: {
        en: 'Count your names first, then compare what each choice above costs a year.',
        es: 'Cuente antes sus nombres y compare lo que cuesta al año cada opción de arriba.',
        fr: 'Comptez d’abord vos noms, puis comparez le prix annuel de chaque choix ci-dessus.',
        de: 'Zählen Sie zuerst Ihre Namen, dann vergleichen Sie oben, was jede Wahl im Jahr kostet.',
      },
      items: [
        {
          icon: 'layers',
          title: { en: 'Names keep coming', es: 'Siguen llegando nombres', fr: 'Les noms s’ajoutent', de: 'Es kommen Namen dazu' },
          description: {
            en: 'Three doors today, and the fourth is already on the drawing board.',
            es: 'Hoy tres puertas, y la cuarta ya está en la mesa de dibujo.',
            fr: 'Trois portes aujourd’hui, et la quatrième est déjà sur la planche à dessin.',
            de: 'Heute drei Türen, und die vierte liegt schon auf dem Reißbrett.',
          },
        },
        {
          icon: 'building-2',
          title: { en: 'One name per customer', es: 'Un nombre por cliente', fr: 'Un nom par client', de: 'Ein Name je Kunde' },
          description: {
            en: 'anna.yourname, ben.yourname: nobody waits for a certificate.',
            es: 'ana.sunombre, blas.sunombre: nadie espera un certificado.',
            fr: 'anne.votrenom, luc.votrenom : personne n’attend de certificat.',
            de: 'anna.ihrname, ben.ihrname: Niemand wartet auf ein Zertifikat.',
          },
        },
        {
          icon: 'wrench',
          title: {
            en: 'Staging beside live',
            es: 'Pruebas junto a lo publicado',
            fr: 'Préproduction à côté',
            de: 'Testen neben dem Betrieb',
          },
          description: {
            en: 'The test copy gets its padlock without an order of its own.',
            es: 'La copia de pruebas tiene su candado sin otro pedido.',
            fr: 'La copie de test a son cadenas sans commande à part.',
            de: 'Die Testkopie bekommt ihr Schloss ohne eigene Bestellung.',
          },
        },
        {
          icon: 'calendar-clock',
          title: { en: 'One date to keep', es: 'Una sola fecha', fr: 'Une seule date', de: 'Nur ein Termin' },
          description: {
            en: 'Ten certificates lapse on ten days. A star lapses on one, and we renew it.',
            es: 'Diez certificados caducan en diez fechas. El asterisco, en una, y lo renovamos nosotros.',
            fr: 'Dix certificats expirent à dix dates. L’étoile à une seule, et nous la renouvelons.',
            de: 'Zehn Zertifikate laufen an zehn Tagen ab. Der Stern an einem, und den verlängern wir.',
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

import type { PageSeed } from '../../page-types'

export const sslCertificates: PageSeed = {
  path: '/ssl-certificates',
  title: { en: 'SSL certificates', es: 'Certificados SSL', fr: 'Certificats SSL', de: 'SSL-Zertifikate' },
  breadcrumb: { en: 'SSL certificates', es: 'Certificados SSL', fr: 'Certificats SSL', de: 'SSL-Zertifikate' },
  meta: {
    title: {
      en: 'SSL certificates: DV, OV and EV | Hostfront',
      es: 'Certificados SSL: DV, OV y EV | Hostfront',
      fr: 'Certificats SSL : DV, OV et EV | Hostfront',
      de: 'SSL-Zertifikate: DV, OV und EV | Hostfront',
    },
    description: {
      en: 'SSL certificates: what each one checks, how long it takes and what it costs by month or year. Wildcard and multi-domain with prices in plain sight.',
      es: 'Certificados SSL: qué comprueba cada uno, cuánto tarda y cuánto cuesta al mes o al año. Comodín y multidominio, con su precio a la vista.',
      fr: 'Certificats SSL : ce que chacun vérifie, en combien de temps, et son prix au mois ou à l’année. Wildcard et multidomaine, prix affichés.',
      de: 'SSL-Zertifikate: was jedes prüft, wie lange es dauert und was es im Monat oder Jahr kostet. Wildcard und Multi-Domain mit offenem Preis.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'ssl-plans',
      heading: {
        en: 'SSL certificates: three padlocks, one lock.',
        es: 'Certificados SSL: tres candados, una cerradura.',
        fr: 'Certificats SSL : trois cadenas, une serrure.',
        de: 'SSL-Zertifikate: drei Schlösser, ein Schutz.',
      },
      intro: {
        en: 'The encryption is the same in all three. What differs is how much we check before your name goes in.',
        es: 'El cifrado es el mismo en los tres. Lo que cambia es cuánto comprobamos antes de poner su nombre.',
        fr: 'Le chiffrement est le même dans les trois. Ce qui change, c’est ce que nous vérifions avant d’y inscrire votre nom.',
        de: 'Die Verschlüsselung ist bei allen dreien gleich. Der Unterschied: wie viel wir prüfen, bevor Ihr Name hineinkommt.',
      },
      presentation: 'plans',
      defaultBilling: 'yearly',
    },
    {
      blockType: 'ssl-chooser',
      heading: {
        en: 'Certificate type: how many names should it fit?',
        es: 'Tipo de certificado: ¿cuántos nombres debe cubrir?',
        fr: 'Type de certificat : combien de noms doit-il couvrir ?',
        de: 'Zertifikatstyp: Auf wie viele Namen soll es passen?',
      },
      intro: {
        en: 'One name, a domain with its subdomains one level down, or several domains on one certificate. Choose, and read the yearly price.',
        es: 'Un nombre, un dominio con sus subdominios de un nivel o varios dominios en un certificado. Elija y lea el precio anual.',
        fr: 'Un nom, un domaine avec ses sous-domaines d’un niveau, ou plusieurs domaines sur un certificat. Choisissez et lisez le prix annuel.',
        de: 'Ein Name, eine Domain samt Subdomains der nächsten Ebene oder mehrere Domains auf einem Zertifikat. Wählen Sie, und lesen Sie den Jahrespreis.',
      },
      preset: 'single',
      plan: 'ssl-dv',
    },
    {
      blockType: 'security-features',
      heading: {
        en: 'Installation and renewal, after it is issued.',
        es: 'Instalación y renovación, después de emitirlo.',
        fr: 'Installation et renouvellement, une fois délivré.',
        de: 'Einrichtung und Verlängerung, wenn es ausgestellt ist.',
      },
      intro: {
        en: 'A certificate is work that comes back every year. We do it.',
        es: 'Un certificado es un trabajo que vuelve cada año. Lo hacemos nosotros.',
        fr: 'Un certificat, c’est du travail qui revient chaque année. Nous le faisons.',
        de: 'Ein Zertifikat ist Arbeit, die jedes Jahr wiederkommt. Wir erledigen sie.',
      },
      items: [
        {
          icon: 'badge-check',
          title: { en: 'Installs itself', es: 'Se instala solo', fr: 'S’installe seul', de: 'Installiert sich selbst' },
          description: {
            en: 'On our hosting there is nothing to do. Elsewhere you get the files and three lines of instructions.',
            es: 'En nuestro alojamiento no hay que hacer nada. En otro lugar recibe los archivos y tres líneas de instrucciones.',
            fr: 'Sur notre hébergement, il n’y a rien à faire. Ailleurs, vous recevez les fichiers et trois lignes d’instructions.',
            de: 'Auf unserem Hosting ist nichts zu tun. Anderswo bekommen Sie die Dateien und drei Zeilen Anleitung.',
          },
          included: { en: 'DV, OV and EV', es: 'DV, OV y EV', fr: 'DV, OV et EV', de: 'DV, OV und EV' },
        },
        {
          icon: 'calendar-clock',
          title: {
            en: 'Renewed before it lapses',
            es: 'Renovado antes de caducar',
            fr: 'Renouvelé avant expiration',
            de: 'Verlängert, bevor es abläuft',
          },
          description: {
            en: 'No red page on a Sunday morning. We email you before the date and again when it is done.',
            es: 'Sin páginas rojas un domingo por la mañana. Le escribimos antes de la fecha y otra vez cuando está hecho.',
            fr: 'Pas de page rouge un dimanche matin. Nous écrivons avant la date, puis une fois que c’est fait.',
            de: 'Keine rote Warnseite am Sonntagmorgen. Wir schreiben vor dem Termin und noch einmal, wenn es erledigt ist.',
          },
          included: { en: 'DV, OV and EV', es: 'DV, OV y EV', fr: 'DV, OV et EV', de: 'DV, OV und EV' },
        },
        {
          icon: 'file-check',
          title: { en: 'Paperwork, together', es: 'El papeleo, juntos', fr: 'Les papiers, ensemble', de: 'Papierkram, gemeinsam' },
          description: {
            en: 'Register extracts and a phone call. We tell you which, and go through them with you.',
            es: 'Certificados registrales y una llamada. Le decimos cuáles y los revisamos con usted.',
            fr: 'Des extraits de registre et un appel. Nous vous disons lesquels et les relisons avec vous.',
            de: 'Registerauszüge und ein Anruf. Wir sagen Ihnen, welche, und gehen sie mit Ihnen durch.',
          },
          included: { en: 'OV and EV', es: 'OV y EV', fr: 'OV et EV', de: 'OV und EV' },
        },
        {
          icon: 'key-round',
          title: {
            en: 'Reissued if a key is lost',
            es: 'Reemisión si se pierde la clave',
            fr: 'Réémis si une clé est perdue',
            de: 'Neu ausgestellt bei Schlüsselverlust',
          },
          description: {
            en: 'It happens. The old one is revoked, the new one needs no second payment.',
            es: 'A veces pasa. El antiguo se revoca y el nuevo no se paga otra vez.',
            fr: 'Cela arrive. L’ancien est révoqué, le nouveau ne se paie pas deux fois.',
            de: 'Das kommt vor. Das alte wird widerrufen, das neue kostet nicht noch einmal.',
          },
          included: { en: 'DV, OV and EV', es: 'DV, OV y EV', fr: 'DV, OV et EV', de: 'DV, OV und EV' },
        },
        {
          icon: 'server',
          title: { en: 'Any server', es: 'Cualquier servidor', fr: 'Tout serveur', de: 'Jeder Server' },
          description: {
            en: 'The certificate belongs to your name, not to our machines. Take it where you like.',
            es: 'El certificado es de su nombre, no de nuestras máquinas. Lléveselo adonde quiera.',
            fr: 'Le certificat appartient à votre nom, pas à nos machines. Emportez-le où vous voulez.',
            de: 'Das Zertifikat gehört zu Ihrem Namen, nicht zu unseren Maschinen. Nehmen Sie es mit, wohin Sie wollen.',
          },
          included: { en: 'DV, OV and EV', es: 'DV, OV y EV', fr: 'DV, OV et EV', de: 'DV, OV und EV' },
        },
        {
          icon: 'receipt',
          title: {
            en: 'Half now, half later',
            es: 'La mitad ahora, la mitad después',
            fr: 'Moitié maintenant, moitié plus tard',
            de: 'Die Hälfte jetzt, die Hälfte später',
          },
          description: {
            en: 'Every certificate may be paid in two halves. The cart shows both amounts.',
            es: 'Cualquier certificado se puede pagar en dos mitades. El carrito muestra ambos importes.',
            fr: 'Chaque certificat peut se payer en deux moitiés. Le panier montre les deux montants.',
            de: 'Jedes Zertifikat lässt sich in zwei Hälften bezahlen. Der Warenkorb zeigt beide Beträge.',
          },
          included: { en: 'In the cart', es: 'En el carrito', fr: 'Dans le panier', de: 'Im Warenkorb' },
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about SSL certificates.',
        es: 'Preguntas sobre certificados SSL.',
        fr: 'Questions sur les certificats SSL.',
        de: 'Fragen zu SSL-Zertifikaten.',
      },
      topic: 'ssl',
      limit: 6,
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Not sure which certificate?',
        es: '¿No sabe qué certificado?',
        fr: 'Vous hésitez sur le certificat ?',
        de: 'Unsicher, welches Zertifikat?',
      },
      body: {
        en: 'Tell us the names and who asked for the certificate. We answer with one line, not with the dearest one.',
        es: 'Díganos los nombres y quién pide el certificado. Contestamos con una línea, no con el más caro.',
        fr: 'Dites-nous les noms et qui demande le certificat. Nous répondons d’une ligne, pas avec le plus cher.',
        de: 'Nennen Sie uns die Namen und wer das Zertifikat verlangt. Wir antworten mit einer Zeile, nicht mit dem teuersten.',
      },
      buttonLabel: { en: 'Ask us', es: 'Preguntar', fr: 'Nous demander', de: 'Nachfragen' },
      href: '/contact',
      showPlate: false,
    },
  ],
}

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
      en: 'SSL certificates: what each one checks, how long it takes and what it costs by month or year. Wildcard and multi-domain prices included.',
      es: 'Certificados SSL: qué comprueba cada uno, cuánto tarda y cuánto cuesta al mes o al año. También comodín (wildcard) y multidominio.',
      fr: 'Certificats SSL : ce que chacun vérifie, sous quel délai et à quel prix, au mois ou à l’année. Avec wildcard et multidomaine.',
      de: 'SSL-Zertifikate: was geprüft wird, wie lange es dauert und was es pro Monat oder Jahr kostet. Auch Wildcard und Multi-Domain.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'ssl-plans',
      heading: {
        en: 'SSL certificates: DV, OV and EV compared.',
        es: 'Certificados SSL: comparación de DV, OV y EV.',
        fr: 'Certificats SSL : DV, OV et EV comparés.',
        de: 'SSL-Zertifikate: DV, OV und EV im Vergleich.',
      },
      intro: {
        en: 'For blogs, shops and companies: all three use the same encryption and differ in how much is checked before the certificate is issued.',
        es: 'Para blogs, tiendas y empresas: los tres usan el mismo cifrado y se diferencian en cuánto se comprueba antes de emitirlos.',
        fr: 'Pour les blogs, les boutiques et les entreprises : les trois offrent le même chiffrement et diffèrent par ce qui est vérifié avant leur délivrance.',
        de: 'Für Blogs, Shops und Unternehmen: Alle drei verschlüsseln gleich und unterscheiden sich darin, wie viel vor der Ausstellung geprüft wird.',
      },
      presentation: 'plans',
      defaultBilling: 'yearly',
    },
    {
      blockType: 'ssl-chooser',
      heading: {
        en: 'Choose a certificate type: single, wildcard or multi-domain.',
        es: 'Elija el tipo: un dominio, comodín o multidominio.',
        fr: 'Choisissez le type : un domaine, wildcard ou multidomaine.',
        de: 'Zertifikatstyp wählen: eine Domain, Wildcard oder Multi-Domain.',
      },
      intro: {
        en: 'Cover one domain, a domain with its subdomains one level down, or several domains. Choose a type to see the yearly price.',
        es: 'Proteja un dominio, un dominio con sus subdominios de un nivel o varios dominios. Elija el tipo y vea el precio anual.',
        fr: 'Protégez un domaine, un domaine avec ses sous-domaines d’un niveau, ou plusieurs domaines. Choisissez le type pour voir le prix annuel.',
        de: 'Sichern Sie eine Domain, eine Domain samt Subdomains der nächsten Ebene oder mehrere Domains. Wählen Sie den Typ und sehen Sie den Jahrespreis.',
      },
      preset: 'single',
      plan: 'ssl-dv',
    },
    {
      blockType: 'security-features',
      heading: {
        en: 'Installation and renewal: we take care of both.',
        es: 'Instalación y renovación: nos ocupamos nosotros.',
        fr: 'Installation et renouvellement : nous nous en chargeons.',
        de: 'Einrichtung und Verlängerung übernehmen wir.',
      },
      intro: {
        en: 'A certificate needs attention every year, and we take care of it.',
        es: 'Un certificado exige atención cada año, y de eso nos encargamos nosotros.',
        fr: 'Un certificat demande du travail chaque année, et nous le faisons pour vous.',
        de: 'Ein Zertifikat macht jedes Jahr Arbeit, und wir erledigen sie für Sie.',
      },
      items: [
        {
          icon: 'badge-check',
          title: {
            en: 'Automatic installation',
            es: 'Instalación automática',
            fr: 'Installation automatique',
            de: 'Automatische Einrichtung',
          },
          description: {
            en: 'On our hosting there is nothing for you to do. For other servers you get the files and short instructions.',
            es: 'En nuestro alojamiento no tiene que hacer nada. Para otros servidores recibe los archivos y unas breves instrucciones.',
            fr: 'Sur notre hébergement, vous n’avez rien à faire. Pour un autre serveur, vous recevez les fichiers et une courte notice.',
            de: 'Auf unserem Hosting müssen Sie nichts tun. Für andere Server erhalten Sie die Dateien und eine kurze Anleitung.',
          },
          included: { en: 'DV, OV and EV', es: 'DV, OV y EV', fr: 'DV, OV et EV', de: 'DV, OV und EV' },
        },
        {
          icon: 'calendar-clock',
          title: {
            en: 'Renewal before expiry',
            es: 'Renovación antes del vencimiento',
            fr: 'Renouvellement avant l’expiration',
            de: 'Verlängerung vor dem Ablauf',
          },
          description: {
            en: 'No browser warning on a Sunday morning: we email you before the expiry date and again when the new certificate is in place.',
            es: 'Ninguna advertencia del navegador un domingo por la mañana: le escribimos antes de que caduque y otra vez cuando el nuevo está instalado.',
            fr: 'Pas d’alerte du navigateur un dimanche matin : nous vous écrivons avant la date, puis une fois le renouvellement fait.',
            de: 'Keine Browserwarnung am Sonntagmorgen: Wir schreiben Ihnen vor dem Ablauf und noch einmal, wenn das neue Zertifikat aktiv ist.',
          },
          included: { en: 'DV, OV and EV', es: 'DV, OV y EV', fr: 'DV, OV et EV', de: 'DV, OV und EV' },
        },
        {
          icon: 'file-check',
          title: {
            en: 'Help with the paperwork',
            es: 'Ayuda con la documentación',
            fr: 'Aide aux formalités',
            de: 'Hilfe bei den Unterlagen',
          },
          description: {
            en: 'OV and EV require register extracts and a phone call. We tell you which documents are needed and check them with you.',
            es: 'OV y EV exigen notas registrales y una llamada. Le decimos qué documentos hacen falta y los revisamos con usted.',
            fr: 'L’OV et l’EV demandent des extraits de registre et un appel. Nous vous disons quels documents fournir et les vérifions avec vous.',
            de: 'OV und EV verlangen Registerauszüge und einen Anruf. Wir sagen Ihnen, welche Unterlagen nötig sind, und prüfen sie mit Ihnen.',
          },
          included: { en: 'OV and EV', es: 'OV y EV', fr: 'OV et EV', de: 'OV und EV' },
        },
        {
          icon: 'key-round',
          title: {
            en: 'Free reissue if a key is lost',
            es: 'Reemisión gratuita si pierde la clave',
            fr: 'Réémission gratuite si la clé est perdue',
            de: 'Kostenlose Neuausstellung bei Schlüsselverlust',
          },
          description: {
            en: 'We revoke the old certificate and issue a new one without charging you again.',
            es: 'Revocamos el certificado antiguo y emitimos uno nuevo sin cobrárselo otra vez.',
            fr: 'Nous révoquons l’ancien certificat et en émettons un nouveau sans nouveau paiement.',
            de: 'Das alte Zertifikat wird widerrufen, und Sie erhalten ein neues, ohne noch einmal zu zahlen.',
          },
          included: { en: 'DV, OV and EV', es: 'DV, OV y EV', fr: 'DV, OV et EV', de: 'DV, OV und EV' },
        },
        {
          icon: 'server',
          title: {
            en: 'Works on any server',
            es: 'Válido en cualquier servidor',
            fr: 'Compatible avec tout serveur',
            de: 'Für jeden Server',
          },
          description: {
            en: 'The certificate belongs to your domain, not to our servers. You can use it wherever you host.',
            es: 'El certificado es de su dominio, no de nuestros servidores. Puede usarlo donde aloje su web.',
            fr: 'Le certificat est lié à votre domaine, pas à nos serveurs. Vous pouvez l’utiliser où que vous soyez hébergé.',
            de: 'Das Zertifikat gehört zu Ihrer Domain, nicht zu unseren Servern. Sie können es überall einsetzen.',
          },
          included: { en: 'DV, OV and EV', es: 'DV, OV y EV', fr: 'DV, OV et EV', de: 'DV, OV und EV' },
        },
        {
          icon: 'receipt',
          title: {
            en: 'Half now, half later',
            es: 'Mitad ahora, mitad después',
            fr: 'Paiement en deux fois',
            de: 'Zahlung in zwei Raten',
          },
          description: {
            en: 'You can pay for any certificate in two equal payments. The cart shows both amounts.',
            es: 'Puede abonar cualquier certificado en dos pagos iguales. El carrito muestra ambos importes.',
            fr: 'Chaque certificat peut être réglé en deux versements égaux. Le panier affiche les deux montants.',
            de: 'Jedes Zertifikat können Sie in zwei gleichen Raten bezahlen. Der Warenkorb zeigt beide Beträge.',
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
        en: 'Not sure which certificate you need?',
        es: '¿No sabe qué certificado necesita?',
        fr: 'Vous ne savez pas quel certificat choisir ?',
        de: 'Unsicher, welches Zertifikat Sie brauchen?',
      },
      body: {
        en: 'Tell us what you need to secure. We recommend one certificate, and not automatically the most expensive.',
        es: 'Díganos qué necesita proteger. Le recomendamos uno, y no siempre el más caro.',
        fr: 'Dites-nous ce que vous devez protéger. Nous vous en conseillons un, et pas forcément le plus cher.',
        de: 'Sagen Sie uns, was Sie absichern möchten. Wir empfehlen Ihnen eines, und nicht automatisch das teuerste.',
      },
      buttonLabel: { en: 'Contact us', es: 'Contactar', fr: 'Nous contacter', de: 'Kontakt aufnehmen' },
      href: '/contact',
      showPlate: false,
    },
  ],
}

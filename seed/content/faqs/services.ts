import type { FaqSeed } from '../../story-types'

export const servicesFaqs: readonly FaqSeed[] = [
  {
    key: 'services-without-hosting',
    topic: 'services',
    order: 10,
    question: {
      en: 'Can I order a service without hosting?',
      es: '¿Puedo contratar un servicio sin hosting?',
      fr: 'Puis-je commander un service sans hébergement ?',
      de: 'Kann ich eine Leistung ohne Hosting buchen?',
    },
    answer: {
      en: 'Yes. Backups, CDN, monitoring and the firewall work with any host.',
      es: 'Sí. Las copias de seguridad, la CDN, la monitorización y el cortafuegos funcionan con cualquier proveedor.',
      fr: 'Oui. La sauvegarde, le CDN, la surveillance et le pare-feu fonctionnent avec tout hébergeur.',
      de: 'Ja. Backup, CDN, Monitoring und Firewall funktionieren mit jedem Hoster.',
    },
  },
  {
    key: 'services-stop',
    topic: 'services',
    order: 20,
    question: {
      en: 'How do I cancel a service?',
      es: '¿Cómo cancelo un servicio?',
      fr: 'Comment résilier un service ?',
      de: 'Wie kündige ich eine Leistung?',
    },
    answer: {
      en: 'Cancel it in your account or write to support: it ends when the paid period does. Within the first 30 days you get your money back.',
      es: 'Cancélelo en su cuenta o escriba a soporte: termina con el periodo pagado. En los primeros 30 días le devolvemos el dinero.',
      fr: 'Résiliez-le dans votre compte ou écrivez au support : il prend fin avec la période payée. Vous êtes remboursé pendant 30 jours après le premier paiement.',
      de: 'In Ihrem Konto oder über den Support: Die Leistung endet mit dem bezahlten Zeitraum. In den ersten 30 Tagen bekommen Sie Ihr Geld zurück.',
    },
  },
  {
    key: 'services-several-sites',
    topic: 'services',
    order: 30,
    question: {
      en: 'Does one service cover several sites?',
      es: '¿Un servicio sirve para varios sitios?',
      fr: 'Un service couvre-t-il plusieurs sites ?',
      de: 'Gilt eine Leistung für mehrere Websites?',
    },
    answer: {
      en: 'Each card states the number of sites. If a service covers one, order one per site; you set the quantity in the cart.',
      es: 'La ficha de cada servicio indica cuántos. Si es uno, pida uno por sitio; la cantidad se elige en el carrito.',
      fr: 'La fiche de chaque service indique combien. S’il n’en couvre qu’un, commandez-en un par site ; la quantité se règle dans le panier.',
      de: 'Für wie viele, steht bei jeder Leistung. Gilt sie nur für eine, bestellen Sie je Website eine; die Anzahl wählen Sie im Warenkorb.',
    },
  },
  {
    key: 'services-who-sets-up',
    topic: 'services',
    order: 40,
    question: { en: 'Who sets it up?', es: '¿Quién lo configura?', fr: 'Qui s’occupe de l’installation ?', de: 'Wer richtet das ein?' },
    answer: {
      en: 'On our servers, we do. Elsewhere we send you the three or four steps for your host and check the result from outside.',
      es: 'En nuestros servidores, nosotros. En otros, le enviamos los tres o cuatro pasos para su proveedor y comprobamos el resultado desde fuera.',
      fr: 'Sur nos serveurs, c’est nous. Ailleurs, nous vous envoyons les trois ou quatre étapes pour votre hébergeur et vérifions le résultat de l’extérieur.',
      de: 'Auf unseren Servern wir. Für andere Hoster schicken wir Ihnen die drei bis vier nötigen Schritte und prüfen das Ergebnis von außen.',
    },
  },
]

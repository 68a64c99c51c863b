import type { FaqSeed } from '../../story-types'

export const servicesFaqs: readonly FaqSeed[] = [
  {
    key: 'services-without-hosting',
    topic: 'services',
    order: 10,
    question: {
      en: 'Can I take a service without hosting?',
      es: '¿Puedo contratar un servicio sin hosting?',
      fr: 'Puis-je prendre un service sans hébergement ?',
      de: 'Kann ich eine Leistung ohne Hosting buchen?',
    },
    answer: {
      en: 'Yes. Backup, content delivery, monitoring and the firewall work with any host.',
      es: 'Sí. Copias de seguridad, CDN, monitorización y cortafuegos funcionan con cualquier alojamiento.',
      fr: 'Oui. Sauvegarde, CDN, surveillance et pare-feu fonctionnent avec tout hébergeur.',
      de: 'Ja. Backup, Content Delivery, Monitoring und Firewall funktionieren mit jedem Hoster.',
    },
  },
  {
    key: 'services-stop',
    topic: 'services',
    order: 20,
    question: {
      en: 'How do I stop one?',
      es: '¿Cómo doy de baja uno?',
      fr: 'Comment en arrêter un ?',
      de: 'Wie beende ich eine?',
    },
    answer: {
      en: 'Write to support: it ends with the period that is paid. Within the first 30 days you get the money back.',
      es: 'Escriba a soporte: termina con el periodo pagado. En los primeros 30 días le devolvemos el dinero.',
      fr: 'Écrivez au support : il prend fin avec la période payée. Durant 30 jours après le premier paiement, vous êtes remboursé.',
      de: 'Schreiben Sie dem Kundendienst: Sie endet mit dem bezahlten Zeitraum. In den ersten 30 Tagen gibt es das Geld zurück.',
    },
  },
  {
    key: 'services-several-sites',
    topic: 'services',
    order: 30,
    question: {
      en: 'Does one service cover several sites?',
      es: '¿Un servicio vale para varios sitios?',
      fr: 'Un service couvre-t-il plusieurs sites ?',
      de: 'Gilt eine Leistung für mehrere Websites?',
    },
    answer: {
      en: 'The data sheet on each card says how many. Where it says one, order as many as you have sites; the cart counts them.',
      es: 'La ficha de cada uno indica cuántos. Donde ponga uno, pida tantos como sitios tenga; el carrito los cuenta.',
      fr: 'La fiche de chacun dit combien. Là où il est écrit un, commandez-en autant que de sites ; le panier les compte.',
      de: 'Wie viele, steht bei jeder Leistung. Wo eine steht, bestellen Sie so viele, wie Sie Websites haben; der Warenkorb zählt mit.',
    },
  },
  {
    key: 'services-who-sets-up',
    topic: 'services',
    order: 40,
    question: {
      en: 'Who sets it up?',
      es: '¿Quién lo instala?',
      fr: 'Qui s’occupe de l’installation ?',
      de: 'Wer richtet das ein?',
    },
    answer: {
      en: 'On our machines, we do. Elsewhere we write down the three or four steps for your host, and check them from outside.',
      es: 'En nuestras máquinas, nosotros. En otras, le escribimos los tres o cuatro pasos para su proveedor y los comprobamos desde fuera.',
      fr: 'Sur nos machines, nous. Ailleurs, nous écrivons les trois ou quatre étapes pour votre hébergeur et les vérifions de l’extérieur.',
      de: 'Auf unseren Maschinen wir. Anderswo schreiben wir die drei, vier Schritte für Ihren Hoster auf und prüfen sie von außen.',
    },
  },
]

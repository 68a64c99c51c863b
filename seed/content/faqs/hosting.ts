import type { FaqSeed } from '../../story-types'

export const hostingFaqs: readonly FaqSeed[] = [
  {
    key: 'move-my-site',
    topic: 'hosting',
    order: 10,
    question: {
      en: 'Do you move my site?',
      es: '¿Trasladan ustedes mi sitio?',
      fr: 'Transférez-vous mon site ?',
      de: 'Ziehen Sie meine Website um?',
    },
    answer: {
      en: 'Yes, free. Tell us where it is now and we get in touch within 24 hours. We copy first, you check the copy, then the name is turned over.',
      es: 'Sí, gratis. Díganos dónde está ahora y le contactamos en 24 horas. Primero copiamos, usted revisa la copia y después cambiamos el nombre.',
      fr: 'Oui, gratuitement. Dites-nous où il se trouve et nous vous contactons sous 24 heures. Nous copions d’abord, vous contrôlez la copie, puis le nom bascule.',
      de: 'Ja, kostenlos. Sagen Sie uns, wo sie liegt, und wir melden uns innerhalb von 24 Stunden. Erst kopieren wir, dann prüfen Sie die Kopie, dann wird die Domain umgestellt.',
    },
  },
  {
    key: 'monthly-or-yearly',
    topic: 'hosting',
    order: 20,
    question: {
      en: 'Monthly or yearly?',
      es: '¿Mensual o anual?',
      fr: 'Au mois ou à l’année ?',
      de: 'Monatlich oder jährlich?',
    },
    answer: {
      en: 'A year costs about 17% less than twelve months. A month leaves you free to go next month. Both prices are printed, with the total.',
      es: 'Un año cuesta aproximadamente un 17 % menos que doce meses. Un mes le deja libre para irse al siguiente. Los dos precios están a la vista, con el total.',
      fr: 'Une année coûte environ 17 % de moins que douze mois. Un mois vous laisse libre de partir le suivant. Les deux prix sont affichés, avec le total.',
      de: 'Ein Jahr kostet rund 17 % weniger als zwölf Monate. Ein Monat lässt Ihnen die Freiheit, im nächsten zu gehen. Beide Preise stehen da, mit Summe.',
    },
  },
  {
    key: 'setup-fee',
    topic: 'hosting',
    order: 30,
    question: {
      en: 'Is there a setup fee?',
      es: '¿Hay cuota de alta?',
      fr: 'Y a-t-il des frais de mise en service ?',
      de: 'Gibt es eine Einrichtungsgebühr?',
    },
    answer: {
      en: 'On machines of your own, VPS and dedicated: once, with the first payment. It is already in the total you see. Shared hosting has none.',
      es: 'En las máquinas propias, VPS y servidores dedicados: una sola vez, con el primer pago. Ya está en el total que ve. El hosting compartido no tiene.',
      fr: 'Pour les machines à vous, VPS et serveurs dédiés : une seule fois, au premier paiement. Ils sont déjà dans le total affiché. L’hébergement mutualisé n’en a pas.',
      de: 'Bei eigenen Maschinen, also VPS und dedizierten Servern: einmal, mit der ersten Zahlung. Sie steckt schon in der angezeigten Summe. Beim Shared Hosting gibt es keine.',
    },
  },
  {
    key: 'change-plan',
    topic: 'hosting',
    order: 40,
    question: {
      en: 'Can I change plan later?',
      es: '¿Puedo cambiar de plan más adelante?',
      fr: 'Puis-je changer d’offre plus tard ?',
      de: 'Kann ich den Tarif später wechseln?',
    },
    answer: {
      en: 'Yes. Write to support and we move you to the bigger or the smaller one. The name, the files and the mailboxes come along.',
      es: 'Sí. Escriba a soporte y le pasamos al plan mayor o al menor. El nombre, los archivos y los buzones van con usted.',
      fr: 'Oui. Écrivez au support et nous vous passons à l’offre supérieure ou inférieure. Le nom, les fichiers et les boîtes mail suivent.',
      de: 'Ja. Schreiben Sie dem Kundendienst, und wir wechseln in den größeren oder kleineren. Domain, Dateien und Postfächer ziehen mit.',
    },
  },
  {
    key: 'pay-in-parts',
    topic: 'hosting',
    order: 50,
    question: {
      en: 'Must I pay it all at once?',
      es: '¿Tengo que pagarlo todo de una vez?',
      fr: 'Dois-je tout payer d’un coup ?',
      de: 'Muss ich alles auf einmal bezahlen?',
    },
    answer: {
      en: 'Usually, yes. VPS plans and dedicated servers may also be paid with a deposit or in three parts, certificates in two halves. Cloud plans, components, load balancers, object storage and content delivery may be paid from a balance. The cart shows what is due now and what later.',
      es: 'Por lo general, sí. Los VPS y los servidores dedicados también admiten un anticipo o tres plazos; los certificados, dos mitades. Los planes cloud, los componentes, los balanceadores, el almacenamiento de objetos y la CDN se pueden pagar con saldo. El carrito muestra lo que se paga ahora y lo que se paga después.',
      fr: 'En général, oui. Les VPS et les serveurs dédiés peuvent aussi se payer avec un acompte ou en trois fois, les certificats en deux moitiés. Les offres cloud, composants, répartiteurs, stockage objet et CDN peuvent être débités d’un solde. Le panier montre ce qui est à payer maintenant et plus tard.',
      de: 'In der Regel ja. VPS und dedizierte Server können Sie auch mit Anzahlung oder in drei Raten bezahlen, Zertifikate in zwei Hälften. Cloud-Tarife, Komponenten, Load Balancer, Objektspeicher und Content Delivery gehen auch aus einem Guthaben. Der Warenkorb zeigt, was jetzt und was später fällig ist.',
    },
  },
]

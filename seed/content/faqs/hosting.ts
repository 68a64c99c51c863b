import type { FaqSeed } from '../../story-types'

export const hostingFaqs: readonly FaqSeed[] = [
  {
    key: 'move-my-site',
    topic: 'hosting',
    order: 10,
    question: {
      en: 'Will you migrate my site?',
      es: '¿Se encargan de migrar mi web?',
      fr: 'Migrez-vous mon site ?',
      de: 'Ziehen Sie meine Website um?',
    },
    answer: {
      en: 'Yes, free of charge. Tell us where it is hosted and we will get in touch within 24 hours. We copy the site, you check the copy, then we switch the domain over.',
      es: 'Sí, gratis. Díganos dónde está alojada y le escribimos en 24 horas. Copiamos el sitio, usted revisa la copia y después apuntamos el dominio al nuevo servidor.',
      fr: 'Oui, gratuitement. Dites-nous où il est hébergé et nous vous contactons sous 24 heures. Nous copions le site, vous vérifiez la copie, puis nous basculons le domaine.',
      de: 'Ja, kostenlos. Sagen Sie uns, wo sie liegt, und wir melden uns innerhalb von 24 Stunden. Wir kopieren die Website, Sie prüfen die Kopie, dann stellen wir die Domain um.',
    },
  },
  {
    key: 'monthly-or-yearly',
    topic: 'hosting',
    order: 20,
    question: {
      en: 'Monthly or yearly billing?',
      es: '¿Pago mensual o anual?',
      fr: 'Payer au mois ou à l’année ?',
      de: 'Monatlich oder jährlich zahlen?',
    },
    answer: {
      en: 'A year costs about 17% less than twelve months paid one by one. With monthly billing you can leave at the end of any month. Both totals are shown.',
      es: 'Un año cuesta aproximadamente un 17 % menos que doce meses sueltos. Con el pago por meses puede irse al final de cualquier mes. Los dos totales están a la vista.',
      fr: 'Une année coûte environ 17 % de moins que douze mois payés un par un. Au mois, vous pouvez partir à la fin de chaque mois. Les deux totaux sont affichés.',
      de: 'Ein Jahr kostet rund 17 % weniger als zwölf Monate einzeln. Bei monatlicher Zahlung können Sie zum Ende jedes Monats gehen. Beide Summen werden angezeigt.',
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
      en: 'Only for VPS and dedicated servers: once, with the first payment, and already included in the total you see. Shared hosting has none.',
      es: 'Solo en los VPS y los servidores dedicados: una vez, con el primer pago, y ya incluida en el total que ve. El hosting compartido no tiene.',
      fr: 'Uniquement pour les VPS et les serveurs dédiés : une seule fois, au premier paiement, et déjà compris dans le total affiché. L’hébergement mutualisé n’en a pas.',
      de: 'Nur bei VPS und dedizierten Servern: einmalig mit der ersten Zahlung und in der angezeigten Summe schon enthalten. Beim Shared Hosting fällt keine an.',
    },
  },
  {
    key: 'change-plan',
    topic: 'hosting',
    order: 40,
    question: {
      en: 'Can I change my plan later?',
      es: '¿Puedo cambiar de plan más adelante?',
      fr: 'Puis-je changer d’offre plus tard ?',
      de: 'Kann ich den Tarif später wechseln?',
    },
    answer: {
      en: 'Yes. You switch to a larger or smaller plan in your account or by writing to support. Your domain, files and mailboxes stay with you.',
      es: 'Sí. Puede pasar a un plan mayor o menor desde su cuenta o escribiendo a soporte. Conserva el dominio, los archivos y los buzones.',
      fr: 'Oui. Vous passez à une offre supérieure ou inférieure depuis votre compte ou en écrivant au support. Le domaine, les fichiers et les boîtes mail suivent.',
      de: 'Ja. Sie wechseln in Ihrem Konto oder über den Support in einen größeren oder kleineren Tarif. Domain, Dateien und Postfächer bleiben erhalten.',
    },
  },
  {
    key: 'pay-in-parts',
    topic: 'hosting',
    order: 50,
    question: {
      en: 'Do I have to pay everything at once?',
      es: '¿Tengo que pagarlo todo de una vez?',
      fr: 'Dois-je tout payer d’un coup ?',
      de: 'Muss ich alles auf einmal bezahlen?',
    },
    answer: {
      en: 'Usually, yes. VPS and dedicated servers can also be paid with a deposit or in three parts, certificates in two instalments. Cloud plans, server parts, load balancers, object storage and CDN can be paid from a balance. The cart shows what is due now and what is due later.',
      es: 'Por lo general, sí. Los VPS y los servidores dedicados también admiten un anticipo o tres plazos; los certificados se pueden pagar en dos plazos. Los planes cloud, las piezas de servidor, los balanceadores, el almacenamiento de objetos y la CDN se pueden pagar con saldo. El carrito muestra lo que se paga ahora y lo que se paga después.',
      fr: 'En général, oui. Les VPS et les serveurs dédiés peuvent aussi se payer avec un acompte ou en trois fois, les certificats en deux fois. Les offres cloud, les composants de serveur, les répartiteurs de charge, le stockage objet et le CDN peuvent se payer avec un solde prépayé. Le panier montre ce qui est à payer maintenant et plus tard.',
      de: 'In der Regel ja. VPS und dedizierte Server können Sie auch mit Anzahlung oder in drei Raten bezahlen, Zertifikate in zwei Raten. Cloud-Tarife, Serverteile, Load Balancer, Objektspeicher und CDN lassen sich auch aus Guthaben bezahlen. Der Warenkorb zeigt, was jetzt und was später fällig ist.',
    },
  },
]

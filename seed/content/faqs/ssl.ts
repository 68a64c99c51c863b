import type { FaqSeed } from '../../story-types'

export const sslFaqs: readonly FaqSeed[] = [
  {
    key: 'dv-ov-ev',
    topic: 'ssl',
    order: 10,
    question: {
      en: 'What is the difference between DV, OV and EV?',
      es: '¿Qué diferencia hay entre DV, OV y EV?',
      fr: 'Quelle est la différence entre DV, OV et EV ?',
      de: 'Was ist der Unterschied zwischen DV, OV und EV?',
    },
    answer: {
      en: 'Only what is checked. DV confirms that the domain is yours, OV that your company exists, EV your company’s legal identity. The encryption is the same for all three.',
      es: 'Solo lo que se comprueba. DV confirma que el dominio es suyo; OV, que su empresa existe; EV, la identidad legal de la empresa. El cifrado es el mismo en los tres.',
      fr: 'Seulement ce qui est vérifié. DV confirme que le domaine est à vous, OV que votre entreprise existe, EV l’identité légale de l’entreprise. Le chiffrement est le même pour les trois.',
      de: 'Nur, was geprüft wird. DV bestätigt, dass Ihnen die Domain gehört, OV, dass Ihr Unternehmen existiert, EV die rechtliche Identität des Unternehmens. Die Verschlüsselung ist bei allen dreien gleich.',
    },
  },
  {
    key: 'wildcard-or-multi-domain',
    topic: 'ssl',
    order: 20,
    question: {
      en: 'Wildcard or multi-domain?',
      es: '¿Comodín o multidominio?',
      fr: 'Wildcard ou multidomaine ?',
      de: 'Wildcard oder Multi-Domain?',
    },
    answer: {
      en: 'A wildcard covers one domain and all names one level below it (shop.yourname, not test.shop.yourname) and costs three times the plan price. A multi-domain certificate covers different domains at one flat price and is sold by the year. The two cannot be combined.',
      es: 'Un certificado comodín (wildcard) cubre un dominio y todos los nombres de un nivel por debajo (tienda.sunombre, pero no pruebas.tienda.sunombre) y cuesta el triple que el plan. Un certificado multidominio cubre dominios distintos a un precio único y se vende por años. No se pueden combinar.',
      fr: 'Un certificat wildcard couvre un domaine et tous les noms un niveau plus bas (boutique.votrenom, pas test.boutique.votrenom) et coûte trois fois le prix de l’offre. Un certificat multidomaine couvre des domaines différents à un prix unique et se vend à l’année. Les deux ne se combinent pas.',
      de: 'Ein Wildcard-Zertifikat gilt für eine Domain und alle Namen eine Ebene darunter (shop.ihrname, nicht test.shop.ihrname) und kostet das Dreifache des Tarifs. Ein Multi-Domain-Zertifikat gilt für verschiedene Domains zum Festpreis und wird nur jährlich verkauft. Beides lässt sich nicht kombinieren.',
    },
  },
  {
    key: 'why-no-ev-wildcard',
    topic: 'ssl',
    order: 30,
    question: {
      en: 'Why is there no EV wildcard certificate?',
      es: '¿Por qué no hay certificado comodín EV?',
      fr: 'Pourquoi n’y a-t-il pas de wildcard EV ?',
      de: 'Warum gibt es kein EV-Wildcard-Zertifikat?',
    },
    answer: {
      en: 'Because no certificate authority is allowed to issue one. Every name in an EV certificate must be checked, and a wildcard does not list them.',
      es: 'Porque ninguna autoridad de certificación puede emitirlo. En un certificado EV hay que comprobar cada nombre, y un comodín no los enumera.',
      fr: 'Parce qu’aucune autorité de certification n’a le droit d’en délivrer. Chaque nom d’un certificat EV doit être vérifié, et un wildcard ne les énumère pas.',
      de: 'Weil keine Zertifizierungsstelle eines ausstellen darf. In einem EV-Zertifikat muss jeder Name geprüft werden, und ein Wildcard-Zertifikat führt sie nicht einzeln auf.',
    },
  },
  {
    key: 'certificate-renewal',
    topic: 'ssl',
    order: 40,
    question: {
      en: 'Do I have to renew the certificate myself?',
      es: '¿Tengo que renovar yo el certificado?',
      fr: 'Dois-je renouveler le certificat moi-même ?',
      de: 'Muss ich das Zertifikat selbst verlängern?',
    },
    answer: {
      en: 'No. On our hosting it is renewed and installed automatically. Elsewhere we renew it and send you the new file in time.',
      es: 'No. En nuestro alojamiento se renueva e instala automáticamente. En otro proveedor, lo renovamos y le enviamos el archivo nuevo a tiempo.',
      fr: 'Non. Sur notre hébergement, il est renouvelé et installé automatiquement. Ailleurs, nous le renouvelons et vous envoyons le nouveau fichier à temps.',
      de: 'Nein. Auf unserem Hosting wird es automatisch verlängert und installiert. Für andere Hoster verlängern wir es und schicken Ihnen rechtzeitig die neue Datei.',
    },
  },
  {
    key: 'ssl-addon-or-plan',
    topic: 'ssl',
    order: 50,
    question: {
      en: 'SSL add-on or DV certificate?',
      es: '¿El complemento SSL o el certificado DV?',
      fr: 'L’option SSL ou le certificat DV ?',
      de: 'SSL-Extra oder DV-Zertifikat?',
    },
    answer: {
      en: 'If your hosting plan already includes a certificate, you need neither. Both confirm that the domain is yours and encrypt equally well. The add-on covers one domain registered with us, is billed yearly and costs less. The DV certificate also works for domains registered elsewhere, can be billed monthly, carries a warranty and is available as wildcard or multi-domain.',
      es: 'Si su plan de hosting ya incluye un certificado, no necesita ninguno. Ambos confirman que el dominio es suyo y cifran igual. El complemento cubre un dominio registrado con nosotros, se paga por años y cuesta menos. El certificado DV sirve también para dominios registrados en otro sitio, se puede pagar por meses, lleva garantía y está disponible como comodín o multidominio.',
      fr: 'Si votre offre d’hébergement comprend déjà un certificat, aucun des deux n’est nécessaire. Les deux confirment que le domaine est à vous et chiffrent aussi bien l’un que l’autre. L’option couvre un domaine enregistré chez nous, se paie à l’année et coûte moins. Le certificat DV convient aussi aux domaines enregistrés ailleurs, peut se payer au mois, est assorti d’une garantie et existe en wildcard ou multidomaine.',
      de: 'Enthält Ihr Hosting-Tarif schon ein Zertifikat, brauchen Sie keins von beiden. Beide bestätigen, dass Ihnen die Domain gehört, und verschlüsseln gleich gut. Das Extra gilt für eine Domain bei uns, wird jährlich bezahlt und kostet weniger. Das DV-Zertifikat gilt auch für Domains bei anderen Anbietern, lässt sich monatlich zahlen, hat eine Garantiesumme und ist als Wildcard oder Multi-Domain erhältlich.',
    },
  },
]

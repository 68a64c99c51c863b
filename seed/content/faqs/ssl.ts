import type { FaqSeed } from '../../story-types'

export const sslFaqs: readonly FaqSeed[] = [
  {
    key: 'dv-ov-ev',
    topic: 'ssl',
    order: 10,
    question: {
      en: 'DV, OV, EV: what is the difference?',
      es: 'DV, OV, EV: ¿cuál es la diferencia?',
      fr: 'DV, OV, EV : quelle différence ?',
      de: 'DV, OV, EV: Was ist der Unterschied?',
    },
    answer: {
      en: 'Only what is checked. DV proves that the domain is yours, OV that your company exists, EV the full legal entity. The encryption is the same in all three.',
      es: 'Solo lo que se comprueba. DV demuestra que el dominio es suyo; OV, que su empresa existe; EV, la entidad jurídica completa. El cifrado es el mismo en los tres.',
      fr: 'Seulement ce qui est vérifié. DV prouve que le domaine est à vous, OV que votre entreprise existe, EV l’entité juridique complète. Le chiffrement est le même dans les trois.',
      de: 'Nur, was geprüft wird. DV belegt, dass Ihnen die Domain gehört, OV, dass es Ihr Unternehmen gibt, EV die gesamte juristische Person. Die Verschlüsselung ist bei allen dreien dieselbe.',
    },
  },
  {
    key: 'wildcard-or-multi-domain',
    topic: 'ssl',
    order: 20,
    question: {
      en: 'Wildcard or several domains?',
      es: '¿Comodín o varios dominios?',
      fr: 'Wildcard ou plusieurs domaines ?',
      de: 'Wildcard oder mehrere Domains?',
    },
    answer: {
      en: 'A wildcard covers one domain and every name one level below it (shop.yourname, not test.shop.yourname) and costs three times the plan. A multi-domain certificate covers different domains at one flat price and is sold by the year. It is one or the other.',
      es: 'El certificado comodín (wildcard) cubre un dominio y todos los nombres de un nivel por debajo (tienda.sunombre, pero no pruebas.tienda.sunombre) y cuesta tres veces el plan. El multidominio cubre dominios distintos a un precio único y se vende por años. Es uno u otro.',
      fr: 'Un certificat wildcard couvre un domaine et tous les noms un niveau plus bas (boutique.votrenom, pas test.boutique.votrenom) et coûte trois fois l’offre. Un certificat multidomaine couvre des domaines différents à un prix unique, vendu à l’année. C’est l’un ou l’autre.',
      de: 'Wildcard gilt für eine Domain und alle Namen eine Ebene darunter (shop.ihrname, nicht test.shop.ihrname) und kostet das Dreifache des Tarifs. Multi-Domain gilt für verschiedene Domains zum Festpreis und wird nur jährlich verkauft. Beides zusammen geht nicht.',
    },
  },
  {
    key: 'why-no-ev-wildcard',
    topic: 'ssl',
    order: 30,
    question: {
      en: 'Why is there no EV wildcard?',
      es: '¿Por qué no hay comodín EV?',
      fr: 'Pourquoi n’y a-t-il pas de wildcard EV ?',
      de: 'Warum gibt es kein EV-Wildcard-Zertifikat?',
    },
    answer: {
      en: 'Because no certificate authority may issue one. Each name in an EV certificate has to be checked, and a wildcard names none.',
      es: 'Porque ninguna autoridad de certificación puede emitirlo. En un EV hay que comprobar cada nombre, y un comodín no nombra ninguno.',
      fr: 'Parce qu’aucune autorité de certification n’a le droit d’en délivrer. Chaque nom d’un certificat EV doit être vérifié, et un wildcard n’en cite aucun.',
      de: 'Weil keine Zertifizierungsstelle eines ausstellen darf. In einem EV-Zertifikat muss jeder Name geprüft werden, und ein Wildcard-Zertifikat nennt keinen.',
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
      en: 'No. On our hosting it renews and installs itself. Elsewhere we renew it and send you the new file in time.',
      es: 'No. En nuestro alojamiento se renueva e instala solo. En otro lugar, lo renovamos y le enviamos el archivo nuevo a tiempo.',
      fr: 'Non. Sur notre hébergement, il se renouvelle et s’installe seul. Ailleurs, nous le renouvelons et vous envoyons le nouveau fichier à temps.',
      de: 'Nein. Auf unserem Hosting verlängert und installiert es sich von selbst. Anderswo verlängern wir es und schicken Ihnen rechtzeitig die neue Datei.',
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
      de: 'SSL-Zusatz oder DV-Zertifikat?',
    },
    answer: {
      en: 'Both prove that the domain is yours, and encrypt alike. The add-on covers one domain held here, is paid by the year and costs less. The DV certificate also serves domains registered elsewhere, can be paid by the month, carries a warranty and comes as wildcard or multi-domain.',
      es: 'Ambos acreditan que el dominio es suyo y cifran igual. El complemento cubre un dominio registrado aquí, se paga por años y cuesta menos. El certificado DV sirve también para dominios registrados en otro sitio, se puede pagar por meses, lleva garantía y existe como comodín o multidominio.',
      fr: 'Les deux prouvent que le domaine est à vous et chiffrent de la même façon. L’option couvre un domaine enregistré ici, se paie à l’année et coûte moins. Le certificat DV sert aussi des domaines enregistrés ailleurs, se paie au mois si vous voulez, porte une garantie et existe en wildcard ou multidomaine.',
      de: 'Beide belegen, dass die Domain Ihnen gehört, und verschlüsseln gleich. Der Zusatz gilt für eine Domain bei uns, wird jährlich bezahlt und kostet weniger. Das DV-Zertifikat gilt auch für Domains von anderswo, lässt sich monatlich zahlen, hat eine Garantiesumme und kommt auf Wunsch als Wildcard oder Multi-Domain.',
    },
  },
]

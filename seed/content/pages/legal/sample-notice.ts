import type { Passage } from '../../../rich-text'

/** R10: legal texts of a seed are samples, and say so. */
export const sampleNotice: Passage = {
  paragraphs: [
    {
      en: 'This is the sample text of a demonstration shop. It describes what the software does. Have it replaced by your own, checked by a lawyer, before you sell anything.',
      es: 'Este es el texto de muestra de una tienda de demostración. Describe lo que hace el programa. Sustitúyalo por el suyo, revisado por un abogado, antes de vender nada.',
      fr: 'Ceci est le texte d’exemple d’une boutique de démonstration. Il décrit ce que fait le logiciel. Remplacez-le par le vôtre, relu par un juriste, avant de vendre quoi que ce soit.',
      de: 'Dies ist der Mustertext eines Demonstrationsshops. Er beschreibt, was die Software tut. Ersetzen Sie ihn durch Ihren eigenen, juristisch geprüften Text, bevor Sie etwas verkaufen.',
    },
  ],
}

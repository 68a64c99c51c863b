import type { Passage } from '../../../rich-text'

export const sampleNotice: Passage = {
  paragraphs: [
    {
      en: 'This is the sample text of a demonstration shop. It describes how the software works. Replace it with your own text, reviewed by a lawyer, before you sell anything.',
      es: 'Este es el texto de muestra de una tienda de demostración. Describe cómo funciona el software. Sustitúyalo por el suyo, revisado por un abogado, antes de vender nada.',
      fr: 'Ceci est le texte d’exemple d’une boutique de démonstration. Il décrit le fonctionnement du logiciel. Remplacez-le par le vôtre, relu par un juriste, avant toute vente.',
      de: 'Dies ist der Mustertext eines Demonstrationsshops. Er beschreibt, wie die Software arbeitet. Ersetzen Sie ihn durch Ihren eigenen, juristisch geprüften Text, bevor Sie etwas verkaufen.',
    },
  ],
}

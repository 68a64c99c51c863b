import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'DV, OV oder EV: Welches Zertifikat brauche ich?',
  description:
    'DV-, OV- und EV-Zertifikate im Vergleich: was geprüft wird, wie lange es dauert und was Einzel-, Wildcard- und Multi-Domain abdecken.',
  next: { heading: 'Vergleichen Sie SSL-Zertifikate und Preise.', label: 'SSL-Zertifikate ansehen' },
  body: [
    text(
      'Ein SSL-Zertifikat leistet zweierlei: Es verschlüsselt die Verbindung zwischen Browser und Server, und es sagt, wer die Website betreibt. Die Verschlüsselung ist bei jedem Zertifikat gleich. Der Unterschied, für den Sie bezahlen, ist, wie gründlich der Inhaber geprüft wird.',
    ),
    heading('DV, OV und EV: was geprüft wird'),
    points(
      '**DV (Domain Validation).** Die Zertifizierungsstelle prüft, ob Sie die Domain kontrollieren, durch einen DNS-Eintrag oder eine Datei auf der Website. Ausgestellt in Minuten.',
      '**OV (Organisation Validation).** Die Zertifizierungsstelle prüft außerdem in einem öffentlichen Register, ob es Ihr Unternehmen gibt. Der Firmenname steht im Zertifikat. Ausgestellt in 1 bis 3 Tagen; die Unterlagen gehen wir mit Ihnen durch.',
      '**EV (Extended Validation).** Die Zertifizierungsstelle prüft die Identität des Unternehmens: Registereintrag, Anschrift und Zeichnungsberechtigte. Ausgestellt in bis zu 5 Tagen. Banken und öffentliche Ausschreibungen verlangen es.',
    ),
    text(
      'Im Browser sehen alle drei gleich aus. Früher zeigten Browser bei EV den Firmennamen in Grün; von den großen tut das keiner mehr. Wer die Firma sehen will, muss das Zertifikat öffnen.',
    ),
    heading('Vielleicht haben Sie schon ein Zertifikat'),
    text(
      'Shared-, WordPress- und E-Commerce-Tarife enthalten ein Zertifikat für Ihre Domain, eingerichtet und laufend verlängert. Für eine Website, ein Blog oder einen kleinen Shop brauchen Sie kein weiteres.',
    ),
    heading('Wann Sie ein Zertifikat kaufen sollten'),
    steps(
      'Ihre Website liegt anderswo oder auf einem eigenen Server, und wir sollen uns um die Verlängerung kümmern. Das DV-Zertifikat gilt auch für Domains, die anderswo registriert sind.',
      'Ein Vertrag, eine Ausschreibung oder ein Prüfer verlangt eine bestimmte Art. Dann nehmen Sie diese.',
      'Ihre Kunden wollen wissen, wen sie bezahlen. Dann brauchen Sie mindestens OV.',
      'Sie haben viele Subdomains oder viele Domains.',
    ),
    text(
      'Für eine bei uns registrierte Domain gibt es außerdem das SSL-Extra. Es validiert die Domain und verschlüsselt genauso, gilt für eine Domain, wird jährlich bezahlt und kostet weniger. Das DV-Zertifikat lässt sich monatlich bezahlen, enthält eine Garantiesumme und ist als Wildcard oder Multi-Domain erhältlich.',
    ),
    heading('Einzeln, Wildcard oder Multi-Domain?'),
    points(
      '**Einzeln:** Ihre Domain, mit und ohne `www`.',
      '**Wildcard:** Ihre Domain und jeder Name genau eine Ebene darunter. `shop.example.com` ist abgedeckt, `test.shop.example.com` nicht. Ein Wildcard-Zertifikat kostet das Dreifache des Tarifs. Ein EV-Wildcard-Zertifikat gibt es nicht, denn keine Zertifizierungsstelle darf eines ausstellen.',
      '**Multi-Domain:** mehrere verschiedene Domains in einem Zertifikat, zu einem festen Preis, jährlich bezahlt.',
    ),
    text(
      'Wildcard und Multi-Domain lassen sich nicht kombinieren. Wissen Sie nicht, wie viele Subdomains es werden, zählen Sie die heutigen: Ab der vierten lohnt sich [ein Wildcard-Zertifikat](/ssl/wildcard).',
    ),
    heading('Was die Garantiesumme abdeckt'),
    text(
      'Jeder Tarif enthält eine Garantiesumme: 10 000 USD bei DV, 250 000 bei OV, 1 500 000 bei EV. Zugesagt wird sie von der Stelle, die das Zertifikat ausstellt. Sie gilt für Besucher, die Geld verlieren, weil ein Zertifikat falsch ausgestellt wurde. Sie ist keine Versicherung für Ihren Shop und kein Grund, EV zu nehmen.',
    ),
    heading('Nach der Bestellung'),
    steps(
      'Wählen Sie den Umfang und halten Sie für OV und EV den Registereintrag Ihres Unternehmens bereit.',
      'Schließen Sie die Prüfung ab, mit einem DNS-Eintrag oder einer E-Mail an eine Adresse der Domain. Hat Ihre Domain einen [CAA-Eintrag](/knowledge-base/dns-records), muss er die Zertifizierungsstelle erlauben.',
      'Auf unserem Hosting wird das Zertifikat automatisch installiert. Für Server anderswo schicken wir Ihnen die Datei.',
      'Wir verlängern das Zertifikat, bevor es abläuft. Für Server anderswo bekommen Sie die neue Datei rechtzeitig.',
    ),
    text(
      'Ist ein privater Schlüssel verloren oder hat ihn jemand gesehen, sagen Sie es uns sofort: Wir lassen das Zertifikat kostenlos neu ausstellen.',
    ),
  ],
}

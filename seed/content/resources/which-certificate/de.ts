import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'DV, OV oder EV: welches Zertifikat',
  description:
    'Was bei jeder Art geprüft wird, wie lange es dauert, was ein Wildcard-Zertifikat abdeckt und warum die Verschlüsselung bei allen dieselbe ist.',
  next: { heading: 'Vergleichen Sie Preise und Umfang.', label: 'SSL-Zertifikate ansehen' },
  body: [
    text(
      'Ein Zertifikat leistet zweierlei: Es lässt Browser und Server verschlüsselt sprechen, und es sagt, wer am anderen Ende ist. Das Erste ist bei jedem Zertifikat gleich. Nur das Zweite unterscheidet sich, und dafür bezahlen Sie.',
    ),
    heading('Was geprüft wird'),
    points(
      '**DV, Domainprüfung.** Geprüft wird, ob die Domain Ihnen gehört, durch einen DNS-Eintrag oder eine Datei auf der Website. Ausgestellt in Minuten.',
      '**OV, Firmenprüfung.** Geprüft wird außerdem in einem öffentlichen Register, ob es Ihre Firma gibt. Ihr Name ist im Zertifikat lesbar. Ausgestellt in 1 bis 3 Tagen; die Unterlagen gehen wir mit Ihnen durch.',
      '**EV, erweiterte Prüfung.** Geprüft wird die ganze juristische Person: Registereintrag, Anschrift und Zeichnungsberechtigte. Ausgestellt in bis zu 5 Tagen. Banken und öffentliche Ausschreibungen verlangen es.',
    ),
    text(
      'Das Schloss sieht bei allen dreien gleich aus. Früher zeigten Browser bei EV den Firmennamen in Grün; von den großen tut das keiner mehr. Wer es wissen will, muss das Zertifikat öffnen und lesen.',
    ),
    heading('Was Sie vermutlich schon haben'),
    text(
      'Shared-, WordPress- und Shop-Tarife bringen ein Zertifikat für Ihre Domain mit, eingerichtet und laufend verlängert. Für eine Website, ein Blog oder einen kleinen Shop reicht das. Ein weiteres brauchen Sie nicht zu kaufen.',
    ),
    heading('Wann Sie eines kaufen'),
    steps(
      'Ihre Domain liegt anderswo oder auf einer eigenen Maschine, und jemand soll sich um die Verlängerung kümmern. Das DV-Zertifikat gilt auch für Domains von anderswo.',
      'Ein Vertrag, eine Ausschreibung oder Ihr Prüfer nennt eine Art. Dann nehmen Sie diese.',
      'Kunden prüfen, wen sie bezahlen. OV ist das Mindeste, was ihnen antwortet.',
      'Sie haben viele Namen unter einer Domain oder viele Domains.',
    ),
    text(
      'Für eine Domain bei uns gibt es außerdem den SSL-Zusatz. Er beweist die Domain und verschlüsselt genauso, gilt für eine Domain, wird jährlich bezahlt und kostet weniger; das DV-Zertifikat ist auch monatlich zu haben, trägt eine Garantiesumme und kommt als Wildcard oder Multi-Domain.',
    ),
    heading('Ein Name, alle Namen, viele Domains'),
    points(
      '**Einzeln:** Ihre Domain, mit und ohne `www`.',
      '**Wildcard:** die Domain und jeder Name genau eine Stufe darunter. `shop.example.com` ist abgedeckt, `test.shop.example.com` nicht. Es kostet das Dreifache des Tarifs. Ein EV-Wildcard-Zertifikat gibt es nicht: Keine Zertifizierungsstelle darf eines ausstellen.',
      '**Multi-Domain:** verschiedene Domains in einem Zertifikat, zu einem festen Preis, jährlich verkauft.',
    ),
    text(
      'Wildcard und Multi-Domain schließen einander aus. Wissen Sie nicht, wie viele Namen es werden, zählen Sie die heutigen und fragen Sie sich, ob ein vierter schon geplant ist; ab da lohnt sich [ein Wildcard-Zertifikat](/ssl/wildcard).',
    ),
    heading('Was die Garantiesumme bedeutet'),
    text(
      'Jeder Tarif nennt eine Summe: 10.000 USD bei DV, 250.000 bei OV, 1.500.000 bei EV. Sie ist ein Versprechen an Besucher, die Geld verlieren, weil ein Zertifikat falsch ausgestellt wurde. Sie ist keine Versicherung für Ihren Shop und kein Grund, EV zu nehmen.',
    ),
    heading('Nach der Bestellung'),
    steps(
      'Wählen Sie den Umfang und halten Sie für OV und EV den Registereintrag Ihrer Firma bereit.',
      'Beantworten Sie die Prüfung: mit einem DNS-Eintrag oder einer E-Mail an eine Adresse der Domain. Hat Ihre Domain einen [CAA-Eintrag](/knowledge-base/dns-records), muss er die Stelle erlauben.',
      'Auf unserem Hosting installiert sich das Zertifikat von selbst. Anderswo schicken wir Ihnen die Datei.',
      'Es wird verlängert, bevor es abläuft. Anderswo bekommen Sie die neue Datei rechtzeitig.',
    ),
    text(
      'Ist ein Schlüssel verloren oder hat ihn jemand gesehen, sagen Sie es sofort: Ein OV- oder EV-Zertifikat wird kostenlos neu ausgestellt.',
    ),
  ],
}

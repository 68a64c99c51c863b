import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Domain-Verlängerung und Ablauf: alle Fristen',
  description:
    'Wann Sie eine Domain verlängern, was nach dem Ablauf geschieht, wie lange Nachfrist und Rückholfrist dauern und was Sie jeweils tun können.',
  next: { heading: 'Prüfen Sie, wann Ihre Domains ablaufen.', label: 'Meine Domains öffnen' },
  body: [
    text(
      'Eine Domain kauft man nicht, man registriert sie für einige Jahre und verlängert sie dann. Dieser Leitfaden begleitet eine Domain vom ersten bis zum letzten Tag und sagt zu jedem Abschnitt, was Sie tun können und was es kostet.',
    ),
    heading('Registrierung'),
    text(
      'Eine neue Domain wird für mindestens ein Jahr registriert, gerechnet ab der Zahlung ihrer Bestellung. Bis dahin reserviert die Bestellung sie 72 Stunden für Sie: Niemand sonst kann sie hier bestellen. Ist sie registriert, finden Sie sie unter Meine Domains, mit Ablaufdatum und Verlängerungspreis.',
    ),
    heading('Vor dem Ablauf'),
    text(
      'Wir schreiben Ihnen 90, 30 und 7 Tage vorher. Jede E-Mail nennt das Ablaufdatum und den aktuellen Verlängerungspreis. In Ihrem Konto steht dasselbe.',
    ),
    text(
      'Es gibt drei Wege zu verlängern. Alle sind eine Bestellung mit eigener Bestellbestätigung und, nach der Zahlung, eigener Rechnung:',
    ),
    points(
      '**Von Hand.** Klicken Sie unter Meine Domains auf **Jetzt verlängern**. Sie zahlen den Verlängerungspreis dieses Tages, für die Domain und jedes ihrer Extras.',
      '**Mit der automatischen Verlängerung.** Haben Sie zugestimmt und ist sie für die Domain an, bezahlt Ihre hinterlegte Karte vor dem Ablauf ein weiteres Jahr. Datum und Betrag nennen wir Ihnen vorher per E-Mail.',
      '**Mit der jährlichen Verlängerungsbestellung.** Ist die automatische Verlängerung aus und diese an, legt der Shop die Bestellung 14 Tage vor dem Ablauf für Sie an und schreibt Ihnen, wie Sie sie bezahlen.',
    ),
    text(
      'Ohne automatische Verlängerung wird für eine Domain keine Karte belastet. Verlängert ist die Domain, sobald die Bestellung bezahlt ist. Überweisen Sie einige Tage vor dem Ablauf: Es zählt der Tag, an dem das Geld ankommt.',
    ),
    text('Früh zu verlängern kostet keine Laufzeit. Das neue Jahr beginnt, wenn das alte endet.'),
    heading('Rabatte und Verlängerung'),
    text(
      'Ein Rabattcode gilt nur für die erste Zahlung. Der Verlängerungspreis im Warenkorb ist der Preis ohne Code und steht neben dem des ersten Jahres. Die Bestellübersicht rechnet auch die Kosten für drei Jahre zusammen: siehe [Bestellübersicht verstehen](/knowledge-base/reading-your-receipt).',
    ),
    heading('Tag 1 bis 30 nach dem Ablauf: Nachfrist'),
    text(
      'Eine abgelaufene Domain ist nicht verloren. In der Nachfrist (Grace Period) von 30 Tagen verlängern Sie zum gewohnten Preis. Website und E-Mail können schon ausfallen, denn Vergabestellen schalten abgelaufene Domains ab. Bezahlen Sie die Bestellung, und die Domain funktioniert wieder.',
    ),
    heading('Tag 31 bis 60: Rückholfrist'),
    text(
      'In der Rückholfrist (Redemption) von 30 Tagen können Sie die Domain noch zurückholen, aber die Vergabestelle verlangt dafür eine zusätzliche Gebühr. Online bestellen können Sie das nicht: [Schreiben Sie uns](/contact). Wir nennen Ihnen zuerst die Gebühr und handeln, wenn Sie zustimmen.',
    ),
    heading('Ab Tag 61: frei für alle'),
    text(
      'Die Vergabestelle gibt die Domain frei. Jeder kann sie registrieren, oft innerhalb von Sekunden, und oft, um sie Ihnen wieder zu verkaufen. Eine noch unbezahlte Verlängerungsbestellung wird storniert, damit Sie nicht für eine Domain zahlen, die weg ist.',
    ),
    heading('Der Domain-Status im WHOIS'),
    points(
      '**Gesperrt**: Transfers werden abgelehnt, bis Sie die Sperre aufheben. Das ist der Normalzustand.',
      '**Deaktiviert**: Die Domain ist registriert, funktioniert aber nicht, etwa weil die E-Mail-Adresse des Inhabers nie bestätigt wurde.',
      '**Transfer läuft**: Die Domain wechselt gerade den Anbieter.',
      '**Rückholfrist**: Die Domain ist abgelaufen und für den letzten Inhaber reserviert.',
    ),
    text('Die [WHOIS-Abfrage](/domains/whois) zeigt Status und Termine jeder Domain, auch wenn sie nicht bei uns registriert ist.'),
    heading('Drei Gewohnheiten, mit denen Sie keine Domain verlieren'),
    steps(
      'Sorgen Sie dafür, dass Sie die E-Mail-Adresse Ihres Kontos lesen können, und nehmen Sie eine, die nicht von der Domain selbst abhängt.',
      'Halten Sie Ihre Domains bei einem Anbieter. Drei Anbieter sind drei Passwörter und drei Kalender.',
      'Lassen Sie die automatische Verlängerung oder die jährliche Verlängerungsbestellung bei jeder Domain an, die Ihnen fehlen würde.',
    ),
  ],
}

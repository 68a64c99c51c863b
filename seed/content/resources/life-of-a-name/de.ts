import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Ein Domainleben: Verlängerung und Ablauf',
  description:
    'Verlängerung erklärt: drei E-Mails vor dem Ablauf, 30 Tage Nachfrist, 30 Tage zum Zurückholen und was Sie in jedem Abschnitt tun können.',
  next: { heading: 'Sehen Sie nach, wann Ihre Domains ablaufen.', label: 'Meine Domains öffnen' },
  body: [
    text(
      'Eine Domain kauft man nicht, man mietet sie jahrweise von einer Vergabestelle. Diese Seite begleitet eine Domain vom ersten bis zum letzten Tag und sagt zu jedem Abschnitt, was Sie tun können und was es kostet.',
    ),
    heading('Registriert'),
    text(
      'Eine neue Domain wird für mindestens ein Jahr registriert, gerechnet ab der Zahlung ihrer Bestellung. Bis dahin hält die Bestellung sie 72 Stunden für Sie fest: Niemand sonst kann sie hier bestellen. Gehört sie Ihnen, hängt sie unter Meine Domains, mit Ablaufdatum und Verlängerungspreis.',
    ),
    heading('Vor dem Ablauf'),
    text(
      'Wir schreiben Ihnen 90, 30 und 7 Tage vorher. Jede E-Mail nennt den Tag und den Verlängerungspreis, wie er gerade gilt. In Ihrem Konto steht dasselbe.',
    ),
    text('Es gibt zwei Wege zu verlängern. Beide sind Bestellungen wie jede andere, mit einem eigenen Beleg:'),
    points(
      '**Von Hand.** Klicken Sie unter Meine Domains auf **Jetzt verlängern**. Die Bestellung kostet den Verlängerungspreis des Tages, für die Domain und für jeden Zusatz, der an ihr hängt.',
      '**Durch die jährliche Verlängerungsbestellung.** Ist sie eingeschaltet, legt der Shop die Bestellung 14 Tage vor dem Ende für Sie an und schreibt Ihnen, wie sie zu bezahlen ist.',
    ),
    text(
      'Wir speichern keine Karte von Ihnen, also wird nichts hinter Ihrem Rücken abgebucht. Verlängert ist die Domain, sobald die Bestellung bezahlt ist. Überweisen Sie einige Tage vor dem Ablauf: Es zählt der Tag, an dem das Geld ankommt.',
    ),
    text('Früh zu verlängern kostet keine Zeit. Das neue Jahr beginnt, wo das alte endet.'),
    heading('Rabatte und Verlängerung'),
    text(
      'Ein Rabattcode wirkt nur auf die erste Zahlung. Der Verlängerungspreis im Warenkorb ist der ohne Code, und er steht vor dem Kauf neben dem ersten Jahr. Was drei Jahre kosten, rechnet der Beleg zusammen. Wie er zu lesen ist, erklärt [Ihren Beleg lesen](/knowledge-base/reading-your-receipt).',
    ),
    heading('Die 30 Tage danach: Nachfrist'),
    text(
      'Eine abgelaufene Domain ist nicht verloren. 30 Tage lang verlängern Sie zum gewohnten Preis, als wäre nichts gewesen. Website und E-Mail können in dieser Zeit schon ausfallen, denn Vergabestellen schalten abgelaufene Domains ab. Bezahlen Sie die Bestellung, und die Domain antwortet wieder.',
    ),
    heading('Weitere 30 Tage: zurückholen'),
    text(
      'Vom 31. bis zum 60. Tag gehört die Domain noch Ihnen, wenn Sie darum bitten. Die Vergabestelle verlangt dafür aber eine eigene Gebühr. Eine Schaltfläche gibt es dafür nicht: [Schreiben Sie uns](/contact), wir nennen Ihnen zuerst die Gebühr und handeln, wenn Sie zustimmen.',
    ),
    heading('Ab dem 61. Tag: frei für alle'),
    text(
      'Die Domain fällt an die Vergabestelle zurück. Jeder kann sie registrieren, oft binnen Sekunden, und oft, um sie Ihnen wieder zu verkaufen. Eine noch offene Verlängerungsbestellung wird storniert, damit Sie nicht für eine Domain zahlen, die weg ist.',
    ),
    heading('Zustände, die Sie lesen können'),
    points(
      '**Gesperrt**: Umzüge werden abgelehnt, bis die Sperre offen ist. Das ist der gesunde Zustand.',
      '**Ausgesetzt**: Die Domain besteht, antwortet aber nicht, etwa weil die Adresse des Inhabers nie bestätigt wurde.',
      '**Umzug läuft**: Sie wechselt gerade den Anbieter.',
      '**Zurückholen**: abgelaufen und für den letzten Inhaber aufgehoben.',
    ),
    text('Die [WHOIS-Abfrage](/domains/whois) zeigt Zustand und Termine jeder Domain, auch wenn sie nicht bei uns ist.'),
    heading('Drei Gewohnheiten, die eine Domain erhalten'),
    steps(
      'Halten Sie die E-Mail-Adresse Ihres Kontos lesbar, und nehmen Sie eine, die nicht an der Domain selbst hängt.',
      'Sammeln Sie Ihre Domains an einem Ort. Drei Anbieter sind drei Passwörter und drei Kalender.',
      'Lassen Sie die jährliche Verlängerungsbestellung bei jeder Domain an, die Ihnen fehlen würde.',
    ),
  ],
}

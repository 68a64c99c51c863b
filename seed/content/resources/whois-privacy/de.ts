import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'WHOIS-Datenschutz: was andere lesen können',
  description:
    'Welche Angaben zum Inhaber öffentlich im Verzeichnis stehen, was der Datenschutz-Zusatz an ihre Stelle setzt und was trotzdem sichtbar bleibt.',
  next: { heading: 'Was steht dort über Sie?', label: 'Ihre Domain abfragen' },
  body: [
    text(
      'Jede Vergabestelle führt Buch über die Domains, die sie vergeben hat: wer Inhaber ist, wer sie betreut, wann sie enden. Das Protokoll zum Nachfragen heißt WHOIS; sein Nachfolger, den unsere Abfrage nutzt, wo es ihn gibt, heißt RDAP. Das Verzeichnis ist öffentlich, und den eigenen Eintrag sollte man einmal gelesen haben.',
    ),
    heading('Lesen Sie zuerst Ihren eigenen Eintrag'),
    steps(
      'Öffnen Sie die [WHOIS-Abfrage](/domains/whois).',
      'Geben Sie Ihre ganze Domain mit Endung ein.',
      'Suchen Sie dreierlei: den Namen einer Person, eine Postanschrift, eine E-Mail-Adresse oder Telefonnummer.',
    ),
    text(
      'Steht nichts davon da, verbirgt es schon jemand. Steht es da, kann es jeder lesen, der fragt, auch die Programme, die Tag und Nacht Adressen sammeln.',
    ),
    heading('Was immer sichtbar ist'),
    points(
      'Der Anbieter und meist der Tag der Registrierung, der letzten Änderung und des Ablaufs.',
      'Die Nameserver, denn ohne sie fände niemand Ihre Website.',
      'Der Zustand: gesperrt, ausgesetzt, zum Zurückholen aufgehoben.',
    ),
    text('Nichts davon verrät, wo Sie wohnen, und nichts davon lässt sich verbergen.'),
    heading('Was von der Endung abhängt'),
    text(
      'Seit die Datenschutz-Grundverordnung gilt, lassen viele Vergabestellen die Angaben von Privatpersonen weg. Andere veröffentlichen sie weiterhin, oder die von Firmen und Vereinen. Bei manchen Länderendungen darf nachfragen, wer einen guten Grund hat. Die Regeln macht die Vergabestelle, und sie ändern sich; die Abfrage zeigt, was heute gilt.',
    ),
    heading('Was der Zusatz bewirkt'),
    text(
      'WHOIS-Datenschutz ist ein Zusatz je Domain. Mit ihm stehen im öffentlichen Verzeichnis unsere Angaben statt Ihrer. Wichtige Nachrichten, etwa ein Schreiben der Vergabestelle oder eines Anwalts, leiten wir an Sie weiter. Werbung nicht.',
    ),
    text(
      'Wer Inhaber ist, ändert er nicht. Das sind Sie, mit dem Zusatz wie ohne ihn, und Sie dürfen jederzeit mit der Domain zu einem anderen Anbieter gehen.',
    ),
    heading('Was er nicht bewirkt'),
    points(
      'Er verbirgt nicht das Impressum Ihrer Website. Wo das Gesetz eines verlangt, muss es Sie nennen.',
      'Er macht die Zahlung nicht anonym. Wir wissen, wer Sie sind, und die Vergabestelle auch, wo sie danach fragt.',
      'Er löscht nicht die Vergangenheit. Es gibt Archive alter Einträge, und was jahrelang öffentlich war, ist dort vielleicht noch zu finden.',
      'Er hält keine E-Mails an Adressen auf, die auf Ihrer Website stehen.',
    ),
    heading('Für wen er sich lohnt'),
    text(
      'Nehmen Sie ihn, wenn Sie Domains als Privatperson registrieren, zu Hause arbeiten oder auf Angebote per Post verzichten möchten. Denn die kommen: An Adressen aus dem Verzeichnis gehen gefälschte Rechnungen für die „Verlängerung“ einer Domain. Wir kündigen eine Verlängerung 90, 30 und 7 Tage vorher per E-Mail an und nie auf Papier; ein Umschlag mit Zahlschein ist nicht von uns.',
    ),
    text(
      'Verzichten können Sie, wenn die Anschrift Ihrer Firma ohnehin im Handelsregister und im Impressum steht. Einige wenige Endungen erlauben ihn gar nicht.',
    ),
    heading('Wie Sie ihn einschalten'),
    text(
      'Setzen Sie beim Registrieren in der geöffneten Zeile der [Suche](/domains/search) das Häkchen bei WHOIS-Datenschutz, bevor die Domain in den Warenkorb kommt. Bezahlt wird je Jahr und Domain, und verlängert wird er mit ihr. Für eine Domain, die schon bei uns ist, [schreiben Sie uns](/contact): Wir fügen ihn hinzu.',
    ),
    text(
      'Geben Sie dem Verzeichnis danach ein paar Minuten und fragen Sie Ihre Domain noch einmal ab. Steht Ihr Name noch da, sagen Sie uns, in welcher Zeile.',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'WHOIS-Datenschutz: Welche Daten sichtbar sind',
  description:
    'Welche Daten eines Domain-Inhabers im WHOIS stehen, was der WHOIS-Datenschutz verbirgt, was sichtbar bleibt und für wen er sich lohnt.',
  next: { heading: 'Was steht im WHOIS über Sie?', label: 'Ihre Domain abfragen' },
  body: [
    text(
      'Jede Vergabestelle führt ein Verzeichnis ihrer Domains: wer Inhaber ist, welcher Anbieter sie betreut und wann sie ablaufen. Das Protokoll für die Abfrage heißt WHOIS; sein Nachfolger, den unsere Abfrage nutzt, wo es ihn gibt, heißt RDAP. Das Verzeichnis ist öffentlich, deshalb lohnt ein Blick auf den eigenen Eintrag.',
    ),
    heading('Prüfen Sie Ihren eigenen WHOIS-Eintrag'),
    steps(
      'Öffnen Sie die [WHOIS-Abfrage](/domains/whois).',
      'Geben Sie Ihre ganze Domain mit Endung ein.',
      'Achten Sie auf dreierlei: den Namen einer Person, eine Postanschrift, eine E-Mail-Adresse oder Telefonnummer.',
    ),
    text(
      'Steht nichts davon da, sind die Daten schon verborgen. Steht es da, kann es jeder lesen, auch die Programme, die Tag und Nacht Adressen sammeln.',
    ),
    heading('Was immer öffentlich ist'),
    points(
      'Der Anbieter und meist der Tag der Registrierung, der letzten Änderung und des Ablaufs.',
      'Die Nameserver, denn Browser und Mailserver brauchen sie, um Ihre Domain zu finden.',
      'Der Status, etwa gesperrt, deaktiviert oder in der Rückholfrist.',
    ),
    text('Nichts davon verrät, wo Sie wohnen, und nichts davon lässt sich verbergen.'),
    heading('Was von der Endung abhängt'),
    text(
      'Seit die DSGVO gilt, lassen viele Vergabestellen die Daten von Privatpersonen weg. Andere veröffentlichen sie weiterhin, oder die von Firmen und Vereinen. Bei manchen Länderendungen erhält Auskunft, wer ein berechtigtes Interesse hat. Die Regeln macht die Vergabestelle, und sie ändern sich; die Abfrage zeigt, was heute gilt.',
    ),
    heading('Was der WHOIS-Datenschutz bewirkt'),
    text(
      'WHOIS-Datenschutz ist ein Extra je Domain. Er ersetzt im öffentlichen Verzeichnis Ihre Daten durch unsere. Wichtige Nachrichten, etwa ein Schreiben der Vergabestelle oder eines Anwalts, leiten wir an Sie weiter, Werbung nicht.',
    ),
    text(
      'Der Inhaber der Domain ändert sich dadurch nicht. Das sind Sie, mit und ohne dieses Extra, und Sie dürfen jederzeit mit der Domain zu einem anderen Anbieter wechseln.',
    ),
    heading('Was er nicht bewirkt'),
    points(
      'Er verbirgt nicht das Impressum Ihrer Website. Wo das Gesetz eines verlangt, muss es Sie nennen.',
      'Er macht die Zahlung nicht anonym. Wir wissen, wer Sie sind, und die Vergabestelle auch, wenn sie danach fragt.',
      'Er löscht keine alten Einträge. Es gibt WHOIS-Archive, und was jahrelang öffentlich war, ist dort vielleicht noch zu finden.',
      'Er hält keine E-Mails an Adressen auf, die auf Ihrer Website stehen.',
    ),
    heading('Für wen er sich lohnt'),
    text(
      'Nehmen Sie ihn, wenn Sie Domains als Privatperson registrieren, zu Hause arbeiten oder keine Angebote per Post wollen. Betrüger schicken an Adressen aus dem WHOIS gefälschte Rechnungen für die „Verlängerung“ einer Domain. Wir kündigen eine Verlängerung 90, 30 und 7 Tage vorher per E-Mail an und nie auf Papier; ein Umschlag mit Zahlschein ist nicht von uns.',
    ),
    text(
      'Verzichten können Sie, wenn die Anschrift Ihres Unternehmens ohnehin im Handelsregister und im Impressum steht. Einige wenige Endungen erlauben ihn nicht.',
    ),
    heading('So fügen Sie den WHOIS-Datenschutz hinzu'),
    text(
      'Setzen Sie beim Registrieren in der aufgeklappten Zeile der [Suche](/domains/search) das Häkchen bei WHOIS-Datenschutz, bevor Sie die Domain in den Warenkorb legen. Bezahlt wird je Jahr und Domain, und er verlängert sich mit ihr. Für eine Domain, die schon bei uns ist, [schreiben Sie uns](/contact): Wir fügen ihn hinzu.',
    ),
    text('Warten Sie ein paar Minuten und fragen Sie Ihre Domain noch einmal ab. Steht Ihr Name noch da, sagen Sie uns, in welcher Zeile.'),
  ],
}

import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Der Domaintransfer, Tag für Tag',
  description:
    'Von der Sperre beim alten Anbieter bis zum neuen Ablaufdatum: was Sie tun, was andere tun und warum die Website dabei erreichbar bleibt.',
  next: { heading: 'Bereit zum Umzug? Erst den Preis ansehen.', label: 'Domaintransfer beginnen' },
  body: [
    text(
      'Ein Domaintransfer legt die Verwaltung einer Domain in andere Hände. Ihre Website zieht dabei nicht um, und Ihre E-Mail bleibt, wo sie ist. Der Umzug dauert 5 bis 7 Tage, das meiste davon ist Warten, und er enthält ein weiteres Jahr für die Domain.',
    ),
    heading('Was Sie vorher brauchen'),
    points(
      'Zugang zum Konto bei Ihrem bisherigen Anbieter.',
      'Ein Postfach, das unter der bei der Vergabestelle hinterlegten Adresse noch gelesen wird.',
      'Den Autorisierungscode, auch Auth-Code oder EPP-Code genannt. Was er ist und wie er mit der Sperre zusammenhängt, steht unter [Autorisierungscode und Domainsperre](/knowledge-base/authorization-code-and-lock).',
    ),
    text(
      'Prüfen Sie auch das Alter der Domain. Die meisten Vergabestellen lassen in den ersten 60 Tagen nach der Registrierung oder dem letzten Umzug keinen Transfer zu. Die [WHOIS-Abfrage](/domains/whois) zeigt den Tag der Registrierung und ob eine Sperre gesetzt ist.',
    ),
    heading('Tag 0: entsperren, Code kopieren, bestellen'),
    steps(
      'Melden Sie sich bei Ihrem bisherigen Anbieter an und heben Sie die Transfersperre auf.',
      'Fordern Sie dort den Autorisierungscode an. Bei den meisten Endungen muss man ihn Ihnen innerhalb von fünf Tagen geben.',
      'Öffnen Sie unsere [Transferseite](/domains/transfer) und geben Sie die ganze Domain mit Endung ein.',
      'Lesen Sie den Preis. Sie sehen ihn, bevor wir nach einem Code fragen: Bei den Endungen, die wir führen, kostet der Umzug so viel wie das erste Jahr einer neuen Domain.',
      'Fügen Sie den Code genau so ein, wie Sie ihn bekommen haben. Wir bewahren ihn verschlüsselt auf, zeigen ihn nie wieder und löschen ihn nach dem Umzug.',
      'Legen Sie den Transfer in den Warenkorb und bestellen Sie. Bis dahin wird nichts bewegt und nichts berechnet.',
    ),
    text(
      'Bezahlen können Sie mit Karte, wo die Kasse sie anbietet, oder per Überweisung. Bei einer Überweisung zählen die Tage ab dem Geldeingang.',
    ),
    heading('Tag 1: Zwei Anbieter sprechen miteinander'),
    text(
      'Sobald die Bestellung bezahlt ist, geben wir den Auftrag an die Vergabestelle. Sie fragt Ihren bisherigen Anbieter, und der schreibt Ihnen vielleicht. Antworten müssen Sie nicht: Nach einigen Tagen gilt Schweigen als Zustimmung. Enthält seine E-Mail einen Link zum Bestätigen, geht es damit schneller. Ein Link zum Ablehnen hält den Umzug an, also erst lesen, dann klicken.',
    ),
    heading('Tag 2 bis 6: die Einträge in Ruhe lassen'),
    text(
      'Website und E-Mail antworten wie bisher, denn die Nameserver bleiben dieselben. Ändern Sie in diesen Tagen weder Einträge noch den Inhaber. Eine Änderung kann eine neue Sperre auslösen, und das Warten beginnt von vorn.',
    ),
    text('Die Übersicht in Ihrem Konto sagt, wie weit der Umzug ist: beauftragt, bei der Vergabestelle oder angekommen.'),
    heading('Tag 7: angekommen'),
    points(
      'Das Ablaufdatum liegt ein Jahr später als zuvor. Von der bezahlten Zeit geht nichts verloren.',
      'Die Einträge sind, wie Sie sie verlassen haben.',
      'Der Autorisierungscode ist verbraucht.',
      'Die Domain hängt unter Meine Domains, mit Ablaufdatum und Verlängerungspreis.',
    ),
    text(
      'Prüfen Sie zweierlei: Öffnen Sie die Website, und schicken Sie sich selbst eine E-Mail. Klappt beides, kann das alte Konto weg, sofern dort nichts anderes mehr läuft. Liegt Ihre Website noch beim bisherigen Anbieter, behalten Sie den Vertrag, bis Sie auch [die Website umgezogen](/knowledge-base/move-a-website) haben.',
    ),
    heading('Wenn es nicht klappt'),
    text(
      'Drei Ursachen erklären fast jede Ablehnung: Die Sperre war noch gesetzt, der Code falsch abgetippt oder abgelaufen, oder die Domain jünger als 60 Tage. Wir schreiben Ihnen den Grund. Beheben Sie ihn bei Ihrem bisherigen Anbieter und [schreiben Sie uns](/contact): Wir fragen die Vergabestelle noch einmal.',
    ),
  ],
}

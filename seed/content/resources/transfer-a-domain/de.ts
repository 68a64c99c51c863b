import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Domaintransfer Schritt für Schritt',
  description:
    'So transferieren Sie eine Domain: entsperren, Auth-Code anfordern, bestellen. Es dauert 5 bis 7 Tage, und Ihre Website bleibt erreichbar.',
  next: { heading: 'Sehen Sie den Preis vor dem Transfer.', label: 'Domaintransfer beginnen' },
  body: [
    text(
      'Bei einem Domaintransfer wechselt Ihre Domain von einem Anbieter zum anderen. Ihre Website zieht dabei nicht um, und Ihre E-Mail bleibt unberührt. Der Transfer dauert 5 bis 7 Tage, das meiste davon ist Warten, und enthält ein weiteres Jahr für die Domain.',
    ),
    heading('Was Sie für den Domaintransfer brauchen'),
    points(
      'Zugang zum Konto bei Ihrem bisherigen Anbieter.',
      'Ein Postfach, das Sie noch lesen, unter der Adresse, die bei der Vergabestelle hinterlegt ist.',
      'Den Auth-Code, auch Autorisierungscode oder EPP-Code genannt. Was er ist und wie die Sperre funktioniert, steht unter [Auth-Code und Domainsperre](/knowledge-base/authorization-code-and-lock).',
    ),
    text(
      'Prüfen Sie auch das Alter der Domain. Die meisten Vergabestellen lehnen Transfers in den ersten 60 Tagen nach der Registrierung oder dem letzten Transfer ab. Die [WHOIS-Abfrage](/domains/whois) zeigt den Tag der Registrierung und ob eine Sperre gesetzt ist.',
    ),
    heading('Tag 0: entsperren, Auth-Code kopieren, bestellen'),
    steps(
      'Melden Sie sich bei Ihrem bisherigen Anbieter an und heben Sie die Domainsperre auf.',
      'Fordern Sie dort den Auth-Code an. Bei den meisten Endungen muss der Anbieter ihn innerhalb von fünf Tagen herausgeben.',
      'Öffnen Sie unsere [Transferseite](/domains/transfer) und geben Sie die ganze Domain mit Endung ein.',
      'Prüfen Sie den Preis. Sie sehen ihn, bevor Sie den Code eingeben: Bei den Endungen, die wir führen, kostet der Transfer so viel wie das erste Jahr einer neuen Domain.',
      'Fügen Sie den Auth-Code genau so ein, wie Sie ihn bekommen haben. Wir speichern ihn verschlüsselt, zeigen ihn nicht wieder an und löschen ihn nach dem Transfer.',
      'Legen Sie den Transfer in den Warenkorb und bestellen Sie. Bis dahin geschieht nichts, und nichts wird abgebucht.',
    ),
    text(
      'Bezahlen Sie mit Karte, wenn die Kasse sie anbietet, oder per Überweisung. Bei einer Überweisung zählen die Tage ab dem Geldeingang.',
    ),
    heading('Tag 1: Die Vergabestelle fragt Ihren bisherigen Anbieter'),
    text(
      'Sobald die Bestellung bezahlt ist, geben wir den Auftrag an die Vergabestelle. Sie fragt Ihren bisherigen Anbieter, und der schreibt Ihnen vielleicht. Antworten müssen Sie nicht: Nach einigen Tagen gilt Schweigen als Zustimmung. Enthält seine E-Mail einen Link zum Bestätigen, klicken Sie darauf, dann geht es schneller. Ein Link zum Ablehnen stoppt den Transfer, also erst lesen, dann klicken.',
    ),
    heading('Tag 2 bis 6: DNS-Einträge nicht ändern'),
    text(
      'Website und E-Mail funktionieren wie bisher, denn die Nameserver bleiben dieselben. Ändern Sie in diesen Tagen weder Einträge noch den Inhaber. Eine Änderung kann eine neue Sperre auslösen, und das Warten beginnt von vorn.',
    ),
    text('Ihr Konto zeigt den Status des Transfers: beauftragt, bei der Vergabestelle oder abgeschlossen.'),
    heading('Tag 7: Der Transfer ist abgeschlossen'),
    points(
      'Bei den meisten Vergabestellen liegt das Ablaufdatum ein Jahr später als zuvor: Von der bezahlten Zeit geht nichts verloren.',
      'Die DNS-Einträge sind unverändert.',
      'Der Auth-Code gilt nicht mehr.',
      'Die Domain steht unter Meine Domains, mit Ablaufdatum und Verlängerungspreis.',
    ),
    text(
      'Prüfen Sie zweierlei: Öffnen Sie Ihre Website, und schicken Sie sich selbst eine E-Mail. Klappt beides, können Sie das alte Konto schließen, sofern dort nichts anderes mehr läuft. Liegt Ihre Website noch beim bisherigen Anbieter, behalten Sie den Vertrag, bis Sie auch [die Website umgezogen](/knowledge-base/move-a-website) haben.',
    ),
    heading('Wenn der Transfer scheitert'),
    text(
      'Fast jede Ablehnung hat eine von drei Ursachen: Die Sperre war noch gesetzt, der Auth-Code falsch oder abgelaufen, oder die Domain jünger als 60 Tage. Wir schreiben Ihnen den Grund. Beheben Sie ihn bei Ihrem bisherigen Anbieter und [schreiben Sie uns](/contact): Wir stellen den Auftrag erneut.',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Auth-Code und Domainsperre einfach erklärt',
  description:
    'Was der Auth-Code (auch Autorisierungscode) ist, wie die Domainsperre schützt und wo Sie beides vor einem Domaintransfer finden.',
  next: { heading: 'Schützen Sie Ihre Domain vor fremden Transfers.', label: 'Domainschutz ansehen' },
  body: [
    text(
      'Wer eine Domain kontrolliert, kontrolliert auch ihre Website und ihre E-Mails. Deshalb sichern zwei Dinge jeden Transfer ab: ein Code, den nur der Inhaber kennen sollte, und eine Sperre, die nur der Inhaber aufheben sollte. Sie brauchen beides beim Transfer; in der übrigen Zeit bleibt die Sperre gesetzt.',
    ),
    heading('Was ist ein Auth-Code?'),
    text(
      'Der Auth-Code ist das Passwort für eine einzelne Domain. Der bisherige Anbieter stellt ihn aus, die Vergabestelle prüft ihn, und ohne den richtigen Code wird der Transfer abgelehnt. Er heißt auch Autorisierungscode, AuthInfo oder EPP-Code und hat meist 8 bis 32 Buchstaben, Ziffern und Sonderzeichen; Groß- und Kleinschreibung zählt.',
    ),
    text(
      'Er ist nicht das Passwort Ihres Kontos und sagt nicht, wem die Domain gehört. Er belegt, dass Sie ihn beim bisherigen Anbieter anfordern konnten.',
    ),
    heading('So gehen Sie sicher mit dem Auth-Code um'),
    points(
      'Fordern Sie ihn erst an, wenn der Transfer bevorsteht. Bei vielen Anbietern läuft er nach einer Woche oder einem Monat ab.',
      'Kopieren Sie ihn, statt ihn abzutippen. Ein großes O und eine Null sehen in einer E-Mail gleich aus.',
      'Geben Sie ihn nur dem neuen Anbieter, und nur auf einer Seite, die Sie selbst geöffnet haben.',
      'Hat ihn jemand anders gesehen, fordern Sie einen neuen an. Der alte gilt dann nicht mehr.',
    ),
    text(
      'Unser Transferformular fragt nach dem Code, nachdem es den Preis gezeigt hat. Wir speichern ihn verschlüsselt, er erscheint in keiner URL und keinem Protokoll, wird nicht wieder angezeigt und nach dem Ende des Transfers gelöscht.',
    ),
    heading('Wie die Domainsperre funktioniert'),
    text(
      'Eine gesperrte Domain lässt sich nicht transferieren, auch nicht mit dem richtigen Code. Im WHOIS heißt die Sperre `clientTransferProhibited`: Der Anbieter setzt sie und hebt sie auf Ihren Wunsch auf. Ein zweiter Status, `serverTransferProhibited`, stammt von der Vergabestelle selbst, etwa in den ersten 60 Tagen oder bei einem Rechtsstreit. Er endet mit dieser Frist oder wenn die Vergabestelle ihn aufhebt.',
    ),
    text(
      'Die [WHOIS-Abfrage](/domains/whois) zeigt beide. Geben Sie Ihre Domain ein und prüfen Sie ihren Status: Dort sollte immer **gesperrt** stehen, außer in der Woche eines Transfers.',
    ),
    heading('Domains, die bei uns registriert sind'),
    text(
      'Jede Domain hat eine kostenlose Domainsperre, die Sie unter Meine Domains ein- und ausschalten. Solange sie gesetzt ist, beginnt kein Transfer zu einem anderen Anbieter. Mit dem Extra [Domainsperre mit Bestätigung](/domains/protection) müssen Sie das Aufheben außerdem per E-Mail bestätigen, und wir melden Ihnen jede Änderung.',
    ),
    steps(
      'Möchten Sie mit einer Domain zu einem anderen Anbieter wechseln, [schreiben Sie dem Support](/contact) von der Adresse Ihres Kontos und bitten Sie um den Auth-Code.',
      'Heben Sie die Sperre unter Meine Domains auf. Hat die Domain dieses Extra, bestätigen Sie die E-Mail, die wir Ihnen schicken.',
      'Geben Sie den Code dem neuen Anbieter, bevor er abläuft.',
    ),
    text('Gründe müssen Sie nicht nennen. Die Domain gehört Ihnen, und Sie dürfen sie jederzeit mitnehmen.'),
    heading('Wovor Code und Sperre nicht schützen'),
    text(
      'Code und Sperre sichern nur Transfers ab. Sie halten niemanden auf, der sich in Ihrem Konto anmeldet, und sie verhindern nicht, dass eine Domain abläuft. [Sichern Sie deshalb Ihr Konto ab](/knowledge-base/protect-your-account), achten Sie auf unsere E-Mails 90, 30 und 7 Tage vor dem Ablauf und lesen Sie, [was danach geschieht](/knowledge-base/life-of-a-name).',
    ),
  ],
}

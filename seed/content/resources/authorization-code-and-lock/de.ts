import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Autorisierungscode und Domainsperre',
  description:
    'Zwei Schlösser an einer Tür: der Code, der eine Domain ziehen lässt, und die Sperre, die sie hält. Wo Sie beide finden und was zu beachten ist.',
  next: { heading: 'Damit niemand anders Ihre Domain bewegt.', label: 'Zum Domainschutz' },
  body: [
    text(
      'Wer eine Domain bewegen kann, hat auch die Website und die E-Mail in der Hand, die daran hängen. Deshalb wachen zwei Dinge über einen Umzug: ein Code, den nur der Inhaber kennen sollte, und eine Sperre, die nur der Inhaber aufheben sollte. Beiden begegnen Sie beim Umzug, und danach sollten Sie keines vergessen.',
    ),
    heading('Was der Autorisierungscode ist'),
    text(
      'Der Autorisierungscode ist ein Passwort für eine einzige Domain. Der Anbieter, der sie betreut, stellt ihn aus, die Vergabestelle prüft ihn, und ohne den richtigen Code wird kein Umzug angenommen. Er heißt auch Auth-Code, EPP-Code oder Transferschlüssel und hat meist acht bis zweiunddreißig Zeichen; Groß- und Kleinschreibung zählt.',
    ),
    text(
      'Er ist nicht das Passwort Ihres Kontos und sagt nicht, wem die Domain gehört. Er belegt, dass Sie ihn beim bisherigen Anbieter anfordern konnten.',
    ),
    heading('Wie Sie mit ihm umgehen'),
    points(
      'Fordern Sie ihn erst an, wenn der Umzug bevorsteht. Bei vielen Anbietern läuft er nach einer Woche oder einem Monat ab.',
      'Kopieren Sie ihn, statt ihn abzutippen. Ein großes O und eine Null sehen in einer E-Mail gleich aus.',
      'Geben Sie ihn nur dem neuen Anbieter, und nur auf einer Seite, die Sie selbst geöffnet haben.',
      'Hat ihn jemand anders gesehen, fordern Sie einen neuen an. Der alte öffnet dann nichts mehr.',
    ),
    text(
      'Unser Umzug fragt nach dem Code, nachdem Sie den Preis gesehen haben. Von da an ist er verschlüsselt, steht in keiner Adresse und keinem Protokoll, wird nicht wieder angezeigt und nach dem Ende des Umzugs gelöscht.',
    ),
    heading('Was die Sperre bewirkt'),
    text(
      'Eine gesperrte Domain lehnt jeden Umzug ab, auch mit dem richtigen Code. Im öffentlichen Verzeichnis heißt die Sperre `clientTransferProhibited`: Der Anbieter hat sie gesetzt und hebt sie auf Ihr Wort auf. Ein zweiter Vermerk, `serverTransferProhibited`, stammt von der Vergabestelle selbst, etwa in den ersten 60 Tagen oder bei einem Streit. Den beendet nur die Zeit oder die Vergabestelle.',
    ),
    text(
      'Die [WHOIS-Abfrage](/domains/whois) zeigt beide. Geben Sie Ihre Domain ein und lesen Sie ihren Zustand: **gesperrt** sollte dort an jedem Tag stehen, außer in der Woche eines Umzugs.',
    ),
    heading('Domains, die bei uns sind'),
    text(
      'Die [Domainsperre](/domains/protection) ist ein Zusatz je Domain. Mit ihr verlässt uns keine Domain, bevor Sie die Sperre öffnen und per E-Mail bestätigen, und jede Änderung wird Ihnen gemeldet. Ob eine Domain die Sperre hat, steht unter Meine Domains.',
    ),
    steps(
      'Wollen Sie gehen, [schreiben Sie dem Kundendienst](/contact) von der Adresse Ihres Kontos und bitten Sie um den Autorisierungscode.',
      'Hat die Domain die Sperre, bestätigen Sie die E-Mail, die wir Ihnen schicken.',
      'Geben Sie den Code dem neuen Anbieter, solange er gilt.',
    ),
    text('Nach Gründen fragen wir nicht. Eine Domain gehört Ihnen, und Sie dürfen jederzeit mit ihr gehen.'),
    heading('Was beide nicht verhindern'),
    text(
      'Code und Sperre wachen über Umzüge. Sie halten niemanden auf, der sich in Ihrem Konto anmeldet, und sie verhindern nicht, dass eine Domain abläuft. Gegen das Erste hilft [ein Konto, das schwer zu öffnen ist](/knowledge-base/protect-your-account), gegen das Zweite unsere E-Mails 90, 30 und 7 Tage vor dem Ablauf, und [zu wissen, was danach kommt](/knowledge-base/life-of-a-name).',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'DNSSEC erklärt: So schützt es Ihre Domain',
  description:
    'Wovor DNSSEC schützt, wie die Vertrauenskette funktioniert und wie Sie Nameserver wechseln, ohne dass Ihre Domain unerreichbar wird.',
  next: { heading: 'Schützen Sie Ihr DNS vor gefälschten Antworten.', label: 'Domain mit Premium-DNS suchen' },
  body: [
    text(
      'Das DNS stammt aus einer Zeit, in der man einander vertraute. Resolver glauben der ersten Antwort, und nichts an ihr beweist, dass sie stimmt. DNSSEC fügt jeder Antwort eine Signatur hinzu, an der sie Fälschungen erkennen.',
    ),
    heading('Wovor DNSSEC schützt und wovor nicht'),
    text(
      'Es schützt vor gefälschten Antworten: Ein Angreifer im Netz oder ein vergifteter Cache schickt Ihre Besucher unter Ihrer Domain zu einem anderen Server. Mit DNSSEC weist ein validierender Resolver diese Antwort zurück, und der Besucher sieht einen Fehler statt einer gefälschten Website.',
    ),
    points(
      'DNSSEC verschlüsselt nicht. Wer den Datenverkehr mitliest, sieht weiterhin, welche Domains abgefragt werden.',
      'DNSSEC ersetzt kein SSL-Zertifikat. Das Zertifikat beweist nach dem Verbindungsaufbau, dass der Server Ihnen gehört. Sie brauchen beides.',
      'DNSSEC hilft nicht gegen ein gestohlenes Konto. Wer Ihre Einträge ändern kann, kann sie auch signieren lassen.',
    ),
    heading('Wie die Vertrauenskette funktioniert'),
    text(
      'Jede Zone hat ein Schlüsselpaar. Mit dem privaten Schlüssel signiert der Nameserver seine Einträge, der öffentliche steht als DNSKEY in der Zone. Dass er echt ist, bestätigt die übergeordnete Zone: Die Vergabestelle veröffentlicht einen DS-Eintrag, den Fingerabdruck Ihres Schlüssels. Den Schlüssel der Vergabestelle bestätigt die Root-Zone, und deren Schlüssel ist in jeden validierenden Resolver eingebaut.',
    ),
    code('example.com.  3600  DS      2371 13 2 5f8c…', 'example.com.  3600  DNSKEY  257 3 13 mdsswUyr…'),
    text(
      'Zwei müssen also zusammenarbeiten: Der Betreiber Ihrer Nameserver hat den Schlüssel, und der Anbieter Ihrer Domain gibt den Fingerabdruck an die Vergabestelle weiter.',
    ),
    heading('Was meistens schiefgeht'),
    text(
      'Fast jeder Ausfall durch DNSSEC hat dieselbe Ursache. Die Nameserver werden gewechselt, die neuen signieren mit einem anderen Schlüssel oder gar nicht, und die Vergabestelle veröffentlicht noch den Fingerabdruck des alten. Validierende Resolver lehnen dann die richtigen Antworten ab. Für vielleicht ein Drittel der Besucher ist die Domain nicht erreichbar, während sie bei Ihnen funktioniert.',
    ),
    heading('Nameserver wechseln mit DNSSEC'),
    steps(
      'Lassen Sie den DS-Eintrag von Ihrem Anbieter bei der Vergabestelle entfernen.',
      'Warten Sie, bis die TTL des DS-Eintrags abgelaufen ist. Bei den meisten Endungen genügt ein Tag.',
      'Wechseln Sie die Nameserver, wie unter [Domain mit einem anderen Hoster verbinden](/knowledge-base/point-a-name) beschrieben.',
      'Prüfen Sie, ob die neuen Nameserver richtig antworten, und lassen Sie dann den neuen DS-Eintrag setzen.',
    ),
    text(
      'Dasselbe gilt für einen [Domaintransfer](/knowledge-base/transfer-a-domain): Gehören die Nameserver dem bisherigen Anbieter und enden mit dem Vertrag, lassen Sie den DS-Eintrag vorher entfernen. Bleiben die Nameserver, kann auch DNSSEC bleiben.',
    ),
    heading('Prüfen, ob eine Domain signiert ist'),
    text('Ein validierender Resolver sagt es in seiner Antwort. Achten Sie auf das Flag `ad` (authenticated data):'),
    code('dig +dnssec example.com A'),
    text(
      'Ohne Flag und ohne RRSIG-Zeile ist die Domain nicht signiert. Lautet die Antwort `SERVFAIL` und wird sie mit dem Zusatz `+cd`, der die Prüfung ausschaltet, normal, ist die Domain signiert, aber DNSSEC falsch eingerichtet. Die [DNS-Abfrage](/domains/dns) zeigt die Einträge selbst; beginnen Sie dort.',
    ),
    heading('DNSSEC bei uns'),
    text(
      'DNSSEC gehört zur Zusatzleistung Premium-DNS, zusammen mit Nameservern an vielen Orten und Änderungen, die innerhalb einer Minute gelten. Wir erzeugen die Schlüssel, wechseln sie rechtzeitig und geben den Fingerabdruck an die Vergabestelle weiter. Setzen Sie das Häkchen in der aufgeklappten Zeile der [Suche](/domains/search), oder fügen Sie den Zusatz später hinzu: [Schreiben Sie uns](/contact). Einige Endungen unterstützen DNSSEC noch nicht; der Support sagt es Ihnen, bevor Sie zahlen.',
    ),
  ],
}

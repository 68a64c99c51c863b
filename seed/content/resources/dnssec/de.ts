import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'DNSSEC: signierte Antworten',
  description:
    'Was DNSSEC schützt und was nicht, wie die Kette der Signaturen funktioniert und warum eine Domain beim Nameserverwechsel verschwinden kann.',
  next: { heading: 'Antworten, die niemand fälscht.', label: 'Domain mit Premium-DNS suchen' },
  body: [
    text(
      'Das DNS stammt aus einer Zeit, in der man einander vertraute. Geglaubt wird dem, der zuerst antwortet, und nichts an der Antwort beweist, dass sie stimmt. DNSSEC fügt jeder Antwort eine Signatur hinzu, sodass eine gefälschte auffällt und verworfen wird.',
    ),
    heading('Was es schützt und was nicht'),
    text(
      'Es schützt vor gefälschten Antworten: Jemand unterwegs oder ein vergifteter Zwischenspeicher schickt Ihre Besucher unter Ihrem Namen zu einer anderen Maschine. Mit DNSSEC weist ein prüfender Resolver diese Antwort zurück, und der Besucher sieht einen Fehler statt einer Falle.',
    ),
    points(
      'Es verschlüsselt nicht. Wer mithört, sieht weiterhin, nach welchen Namen gefragt wird.',
      'Es ersetzt kein Zertifikat. Dieses beweist nach dem Verbindungsaufbau, dass die Maschine Ihre ist. Beides gehört zusammen.',
      'Es hilft nicht gegen ein gestohlenes Konto. Wer Ihre Einträge ändern darf, kann sie auch signieren lassen.',
    ),
    heading('Wie die Kette funktioniert'),
    text(
      'Jede Zone hat ein Schlüsselpaar. Mit dem geheimen Teil signiert der Nameserver seine Einträge, der öffentliche steht als DNSKEY in der Zone. Woher weiß man, dass dieser Schlüssel echt ist? Die Zone darüber sagt es: Die Vergabestelle veröffentlicht einen DS-Eintrag, den Fingerabdruck Ihres Schlüssels. Für den Schlüssel der Vergabestelle bürgt die Wurzel, und deren Schlüssel ist in jeden Resolver eingebaut.',
    ),
    code('example.com.  3600  DS      2371 13 2 5f8c…', 'example.com.  3600  DNSKEY  257 3 13 mdsswUyr…'),
    text(
      'Zwei müssen sich also einig sein: Wer Ihre Nameserver betreibt, hat den Schlüssel; wer Ihre Domain betreut, gibt den Fingerabdruck an die Vergabestelle.',
    ),
    heading('Was schiefgeht'),
    text(
      'Fast jeder Unfall mit DNSSEC ist derselbe. Die Nameserver werden gewechselt, die neuen signieren mit einem anderen Schlüssel oder gar nicht, und die Vergabestelle veröffentlicht noch den Fingerabdruck des alten. Prüfende Resolver halten dann die richtigen Antworten für Fälschungen. Für vielleicht ein Drittel der Besucher ist die Domain verschwunden, während sie bei Ihnen funktioniert.',
    ),
    heading('Nameserver wechseln ohne Unfall'),
    steps(
      'Lassen Sie den DS-Eintrag bei der Vergabestelle entfernen, über den Anbieter, der die Domain betreut.',
      'Warten Sie, bis seine Lebensdauer um ist. Bei den meisten Endungen genügt ein Tag.',
      'Wechseln Sie die Nameserver, wie unter [Eine Domain auf einen anderen Hoster richten](/knowledge-base/point-a-name) beschrieben.',
      'Prüfen Sie, ob die neuen richtig antworten, und lassen Sie dann den neuen DS-Eintrag setzen.',
    ),
    text(
      'Dasselbe gilt für einen [Domaintransfer](/knowledge-base/transfer-a-domain): Gehören die Nameserver dem bisherigen Anbieter und gehen mit dem Vertrag, nehmen Sie den DS-Eintrag vorher heraus. Bleiben sie, bleibt auch DNSSEC.',
    ),
    heading('So sehen Sie, ob eine Domain signiert ist'),
    text('Ein prüfender Resolver sagt es in seiner Antwort. Achten Sie auf das Zeichen `ad`, kurz für authenticated data:'),
    code('dig +dnssec example.com A'),
    text(
      'Kein Zeichen und keine RRSIG-Zeile: nicht signiert. Eine Antwort `SERVFAIL`, die mit dem Zusatz `+cd`, der die Prüfung ausschaltet, normal wird: signiert, aber kaputt. Die [DNS-Abfrage](/domains/dns) zeigt die Einträge selbst, beginnen Sie dort.',
    ),
    heading('DNSSEC bei uns'),
    text(
      'Signierte Antworten gehören zur Zusatzleistung Premium-DNS, zusammen mit Nameservern an vielen Orten und Änderungen, die binnen einer Minute sichtbar sind. Wir erzeugen die Schlüssel, wechseln sie rechtzeitig und geben den Fingerabdruck an die Vergabestelle. Das Häkchen setzen Sie in der geöffneten Zeile der [Suche](/domains/search), oder später: [Schreiben Sie uns](/contact). Einige Endungen kennen DNSSEC noch nicht; der Kundendienst sagt es Ihnen, bevor Sie zahlen.',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { code, heading, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'DNS-Einträge, einer nach dem anderen',
  description:
    'A, AAAA, CNAME, MX, TXT, NS und CAA: wozu jeder Eintrag dient, wie er aussieht und welche Fehler mit ihm am häufigsten passieren.',
  next: { heading: 'Welche Einträge hat Ihre Domain?', label: 'DNS abfragen' },
  body: [
    text(
      'Das DNS ist der Wegweiser des Internets. Wer Ihre Website sucht oder Ihnen eine E-Mail schreibt, fragt zuerst dort: Wo ist dieser Name? Die Antworten heißen Einträge, und sieben Arten erledigen fast die ganze Arbeit. Jeder hat einen Namen, eine Art, einen Wert und eine Lebensdauer.',
    ),
    heading('So lesen Sie die Einträge einer Domain'),
    text(
      'Geben Sie die Domain in die [DNS-Abfrage](/domains/dns) ein. Sie sehen, was sie in diesem Moment antwortet, nach Art sortiert. Die Lebensdauer, kurz TTL, ist die Zahl der Sekunden, für die andere eine Antwort behalten dürfen, bevor sie wieder fragen.',
    ),
    heading('A und AAAA: die Adresse der Website'),
    text(
      'Ein A-Eintrag enthält die kurze Adresse einer Maschine, ein AAAA-Eintrag die lange. Gibt es beide, nehmen die meisten Besucher die lange.',
    ),
    code('example.com.      3600  A     203.0.113.10', 'example.com.      3600  AAAA  2001:db8::10'),
    text(
      'Häufiger Fehler: Beim Umzug wird der A-Eintrag geändert und der AAAA-Eintrag vergessen. Die Hälfte der Besucher sieht dann weiter die alte Website.',
    ),
    heading('CNAME: siehe unter anderem Namen'),
    text(
      'Ein CNAME sagt, dass ein Name nur ein anderer Name für einen zweiten ist. Er passt für `www` und für Dienste, die Ihnen einen Namen statt einer Adresse geben.',
    ),
    code('www.example.com.  3600  CNAME example.com.'),
    text(
      'Wo ein CNAME steht, darf kein anderer Eintrag daneben stehen. Deshalb kann der nackte Name, `example.com`, keinen haben: Er braucht seine MX- und NS-Einträge.',
    ),
    heading('MX: wer die E-Mails annimmt'),
    text(
      'Ein MX-Eintrag nennt einen Mailserver und eine Priorität. Die niedrigste Zahl wird zuerst gefragt, die anderen sind die Reserve.',
    ),
    code('example.com.      3600  MX    10 mx1.example.net.', 'example.com.      3600  MX    20 mx2.example.net.'),
    text('Der Wert muss ein Name sein, nie eine Adresse aus Zahlen, und dieser Name braucht einen A- oder AAAA-Eintrag, keinen CNAME.'),
    heading('TXT: Nachweise und Notizen'),
    text(
      'TXT-Einträge enthalten Text, den Programme lesen. Dienste verlangen einen, um zu sehen, dass die Domain Ihnen gehört, und auch die Papiere Ihrer E-Mail stehen dort: SPF, DKIM und DMARC. [Wie Sie sie setzen](/knowledge-base/spf-dkim-dmarc), steht in einem eigenen Artikel.',
    ),
    code('example.com.      3600  TXT   "v=spf1 mx -all"'),
    text('Häufiger Fehler: zwei SPF-Einträge. Es darf genau einen geben, und alles steht darin.'),
    heading('NS: wer antworten darf'),
    text(
      'Die NS-Einträge nennen die Nameserver, also die Maschinen, die nach allen anderen Einträgen gefragt werden. Es gibt sie zweimal, bei der Vergabestelle und in der Zone selbst, und beide Listen sollten übereinstimmen. Sie zu ändern ist ein größerer Schritt als ein einzelner Eintrag: Von da an zählen nur noch die neuen Maschinen.',
    ),
    heading('CAA: wer ein Zertifikat ausstellen darf'),
    text(
      'Ein CAA-Eintrag nennt die Zertifizierungsstellen, die für Ihre Domain ausstellen dürfen. Ohne ihn dürfen es alle. Wird ein Zertifikat ohne erkennbaren Grund verweigert, sehen Sie zuerst hier nach.',
    ),
    code('example.com.      3600  CAA   0 issue "ca.example.net"'),
    heading('Wie lange eine Änderung braucht'),
    text(
      'Ein geänderter Eintrag ist auf den eigenen Nameservern sofort richtig, und für alle, sobald die alte Antwort abgelaufen ist. Bei einer TTL von 3600 ist das eine Stunde, bei 86400 ein Tag. Senken Sie sie am Tag vor einem Umzug und heben Sie sie danach wieder an. Öfter zu fragen hilft nicht, warten hilft.',
    ),
    heading('Was Sie uns schreiben'),
    text(
      'Ist die Domain bei uns, [nennen Sie dem Kundendienst](/contact) die gewünschte Zeile: Name, Art und Wert, wie oben. Wir setzen sie, und Sie sehen sie, bevor sie gilt.',
    ),
  ],
}

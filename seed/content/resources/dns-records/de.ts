import type { ArticleWords } from '../../../article'
import { code, heading, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'DNS-Einträge erklärt: A, CNAME, MX, TXT',
  description:
    'Wozu die Einträge A, AAAA, CNAME, MX, TXT, NS und CAA dienen, wie sie aussehen, wie lange Änderungen dauern und welche Fehler häufig sind.',
  next: { heading: 'Welche DNS-Einträge hat Ihre Domain?', label: 'DNS-Abfrage öffnen' },
  body: [
    text(
      'Das DNS ist das Adressbuch des Internets. Bevor ein Browser Ihre Website öffnet oder ein Server Ihnen eine E-Mail zustellt, fragt er dort, wo Ihre Domain liegt. Die Antworten heißen Einträge, und sieben Typen erledigen fast die ganze Arbeit. Jeder Eintrag hat einen Namen, einen Typ, einen Wert und eine TTL.',
    ),
    heading('So fragen Sie die Einträge einer Domain ab'),
    text(
      'Geben Sie die Domain in die [DNS-Abfrage](/domains/dns) ein. Sie sehen ihre aktuellen Einträge, nach Typ sortiert. Die TTL (Time to live) ist die Zahl der Sekunden, für die Resolver einen Eintrag zwischenspeichern dürfen, bevor sie neu fragen.',
    ),
    heading('A und AAAA: die IP-Adresse Ihrer Website'),
    text(
      'Ein A-Eintrag enthält die IPv4-Adresse eines Servers, ein AAAA-Eintrag seine IPv6-Adresse. Gibt es beide, nutzen Besucher mit IPv6 meist den AAAA-Eintrag.',
    ),
    code('example.com.      3600  A     203.0.113.10', 'example.com.      3600  AAAA  2001:db8::10'),
    text(
      'Häufiger Fehler: Beim Umzug wird der A-Eintrag geändert und der AAAA-Eintrag vergessen. Besucher mit IPv6 sehen dann weiter die alte Website.',
    ),
    heading('CNAME: ein Alias für einen anderen Namen'),
    text(
      'Ein CNAME macht einen Namen zum Alias eines anderen. Nutzen Sie ihn für `www` und für Dienste, die Ihnen einen Hostnamen statt einer IP-Adresse geben.',
    ),
    code('www.example.com.  3600  CNAME example.com.'),
    text(
      'Ein CNAME kann sich seinen Namen nicht mit anderen Einträgen teilen. Die Hauptdomain, `example.com`, kann deshalb keinen haben: Sie braucht ihre NS- und MX-Einträge.',
    ),
    heading('MX: wohin E-Mails zugestellt werden'),
    text(
      'Ein MX-Eintrag nennt einen Mailserver und eine Priorität. Der Server mit der niedrigsten Zahl wird zuerst versucht, die anderen sind die Reserve.',
    ),
    code('example.com.      3600  MX    10 mx1.example.net.', 'example.com.      3600  MX    20 mx2.example.net.'),
    text('Der Wert muss ein Hostname sein, nie eine IP-Adresse, und dieser Name braucht einen A- oder AAAA-Eintrag, keinen CNAME.'),
    heading('TXT: Verifizierung, SPF, DKIM und DMARC'),
    text(
      'TXT-Einträge enthalten Text für Programme. Dienste prüfen damit, ob die Domain Ihnen gehört, und auch die E-Mail-Authentifizierung steht dort: SPF, DKIM und DMARC. [Wie Sie sie einrichten](/knowledge-base/spf-dkim-dmarc), steht in einem eigenen Artikel.',
    ),
    code('example.com.      3600  TXT   "v=spf1 mx -all"'),
    text('Häufiger Fehler: zwei SPF-Einträge. Es darf genau einen geben, mit allen Absendern.'),
    heading('NS: die Nameserver der Domain'),
    text(
      'NS-Einträge nennen die Nameserver, die für alle anderen Einträge antworten. Sie stehen an zwei Stellen, bei der Vergabestelle und in der Zone selbst, und beide Listen sollten übereinstimmen. Die Nameserver zu wechseln ist ein größerer Schritt, als einen Eintrag zu ändern: Von da an gelten nur noch die Einträge auf den neuen Servern.',
    ),
    heading('CAA: wer Zertifikate ausstellen darf'),
    text(
      'Ein CAA-Eintrag nennt die Zertifizierungsstellen, die Zertifikate für Ihre Domain ausstellen dürfen. Ohne ihn darf es jede. Wird ein Zertifikat ohne erkennbaren Grund verweigert, sehen Sie zuerst hier nach.',
    ),
    code('example.com.      3600  CAA   0 issue "ca.example.net"'),
    heading('Wie lange DNS-Änderungen dauern'),
    text(
      'Ihre eigenen Nameserver liefern den neuen Eintrag sofort. Alle anderen sehen ihn, sobald die TTL des alten abgelaufen ist: nach einer Stunde bei einer TTL von 3600, nach einem Tag bei 86400. Senken Sie die TTL am Tag vor einem Umzug und erhöhen Sie sie danach wieder. Häufiger abzufragen hilft nicht, abzuwarten schon.',
    ),
    heading('Einträge bei uns ändern'),
    text(
      'Nutzt Ihre Domain unsere Nameserver, ändern Sie die Einträge in Ihrem Konto unter Meine Domains, oder [schicken Sie dem Support](/contact) die gewünschte Zeile: Name, Typ und Wert, wie oben.',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Domain mit einem anderen Hoster verbinden',
  description:
    'DNS-Einträge oder Nameserver ändern? Was Sie brauchen, um eine Domain mit einem anderen Hoster zu verbinden, und wie Sie es prüfen.',
  next: { heading: 'Wohin zeigt Ihre Domain gerade?', label: 'DNS-Abfrage öffnen' },
  body: [
    text(
      'Domain und Hosting sind zwei Verträge, oft bei zwei Firmen. Um sie zu verbinden, tragen Sie im DNS ein, auf welchem Server die Website liegt. Dafür gibt es zwei Wege, und auf dem falschen können E-Mails verloren gehen.',
    ),
    heading('DNS-Einträge oder Nameserver: was Sie ändern'),
    text(
      '**DNS-Einträge ändern.** Die Nameserver bleiben, Sie ändern nur die Einträge der Website. Nehmen Sie diesen Weg, wenn der neue Hoster Ihnen eine IP-Adresse oder einen Hostnamen für einen CNAME gegeben hat. E-Mail und alles andere bleiben unberührt. In neun von zehn Fällen ist das der richtige Weg.',
    ),
    text(
      '**Nameserver ändern.** Sie übergeben die ganze Zone, und von da an gelten alle Einträge auf den neuen Nameservern: für Website, E-Mail und alles andere. Nehmen Sie diesen Weg, wenn der neue Hoster es verlangt, und erst, nachdem Sie jeden Eintrag kopiert haben.',
    ),
    heading('Bevor Sie beginnen'),
    steps(
      'Öffnen Sie die [DNS-Abfrage](/domains/dns), geben Sie Ihre Domain ein und notieren Sie alle Einträge: A, AAAA, CNAME, MX, TXT. Diese Liste brauchen Sie für den Rückweg.',
      'Fragen Sie auch `www` vor Ihrer Domain ab. Oft gibt es dafür einen eigenen Eintrag.',
      'Notieren Sie die TTL. Liegt sie über einer Stunde, senken Sie sie auf 300 Sekunden und warten Sie, bis die alte TTL abgelaufen ist.',
      'Vergewissern Sie sich, dass Ihre Domain beim neuen Hoster eingerichtet ist. Sonst zeigt der Server eine fremde Website oder einen Fehler.',
    ),
    heading('Weg 1: DNS-Einträge ändern'),
    steps(
      'Ändern Sie den A-Eintrag der Hauptdomain auf die IPv4-Adresse des neuen Hosters.',
      'Ändern Sie auch den AAAA-Eintrag. Haben Sie keine IPv6-Adresse bekommen, löschen Sie den alten Eintrag: Ein vergessener AAAA-Eintrag ist der häufigste Grund, warum „manche“ noch die alte Website sehen.',
      'Richten Sie `www` mit einem CNAME auf die Hauptdomain.',
      'Ändern Sie MX und TXT nicht.',
    ),
    code('example.com.      300  A      203.0.113.10', 'www.example.com.  300  CNAME  example.com.'),
    text(
      'Nutzt Ihre Domain unsere Nameserver, ändern Sie die Einträge in Ihrem Konto unter Meine Domains, oder [schicken Sie dem Support](/contact) die neuen Zeilen. Liegt sie anderswo, finden Sie die Einträge dort im Konto unter DNS, Zone oder Einträge.',
    ),
    heading('Weg 2: Nameserver ändern'),
    steps(
      'Lassen Sie den neuen Hoster die Zone anlegen und übertragen Sie jeden Eintrag Ihrer Liste, MX und TXT zuerst.',
      'Fragen Sie die neuen Nameserver direkt ab, ob sie richtig antworten, bevor andere sie benutzen:',
    ),
    code('dig @ns1.example.net example.com A', 'dig @ns1.example.net example.com MX'),
    steps(
      'Ist DNSSEC eingeschaltet, lassen Sie es vorher ausschalten und warten Sie einen Tag. [Warum das wichtig ist](/knowledge-base/dnssec), erklärt der Artikel über DNSSEC.',
      'Tragen Sie die neuen Nameserver beim Anbieter der Domain ein.',
      'Lassen Sie die alte Zone noch zwei Tage laufen. So lange können die Nameserver einer Domain zwischengespeichert sein.',
    ),
    heading('So prüfen Sie die Umstellung'),
    points(
      'Die [DNS-Abfrage](/domains/dns) fragt das DNS in diesem Moment von unseren Servern aus. Zeigt sie die neuen Werte und Ihr Browser nicht, hat Ihr eigenes Netz die alte Antwort zwischengespeichert. Versuchen Sie es mit einem Handy ohne WLAN.',
      'Öffnen Sie die Website mit `https://`. Eine Warnung bedeutet, dass [das Zertifikat noch fehlt](/knowledge-base/browser-says-not-secure): Es lässt sich erst ausstellen, wenn die Domain auf den neuen Server zeigt.',
      'Schicken Sie sich von einem anderen Anbieter aus eine E-Mail und warten Sie, bis sie ankommt.',
    ),
    heading('So machen Sie es rückgängig'),
    text(
      'Setzen Sie die Werte Ihrer Liste wieder ein. Bei einer TTL von 300 Sekunden ist nach fünf Minuten alles wie vorher. Läuft alles, erhöhen Sie die TTL auf 3600; eine kurze TTL bedeutet mehr DNS-Abfragen und etwas langsamere Besuche.',
    ),
  ],
}

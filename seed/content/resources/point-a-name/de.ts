import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Eine Domain auf einen anderen Hoster richten',
  description:
    'Nameserver oder einzelne Einträge: was von beiden zu ändern ist, in welcher Reihenfolge, wie Sie es prüfen und wie es zurückgeht.',
  next: { heading: 'Wohin zeigt Ihre Domain gerade?', label: 'DNS abfragen' },
  body: [
    text(
      'Domain und Hosting sind zwei Verträge, die bei zwei Firmen liegen können. Um sie zu verbinden, sagt man der Domain, wo die Website wohnt. Das geht auf zwei Wegen, und wer den falschen nimmt, verliert E-Mails.',
    ),
    heading('Zwei Wege, und welcher Ihrer ist'),
    text(
      '**Einzelne Einträge ändern.** Die Nameserver bleiben, nur die Zeilen für die Website werden geändert. Nehmen Sie diesen Weg, wenn der neue Hoster Ihnen eine Adresse aus Zahlen oder einen Namen für einen CNAME gegeben hat. E-Mail und alles andere bleiben unberührt. In neun von zehn Fällen ist er der richtige.',
    ),
    text(
      '**Die Nameserver ändern.** Sie geben den ganzen Wegweiser in andere Hände. Von da an gelten alle Einträge, die dort stehen, für Website, E-Mail und alles Übrige. Nehmen Sie diesen Weg, wenn der neue Hoster es verlangt, und erst, nachdem Sie jeden Eintrag kopiert haben.',
    ),
    heading('Bevor Sie beginnen'),
    steps(
      'Öffnen Sie die [DNS-Abfrage](/domains/dns), geben Sie Ihre Domain ein und schreiben Sie alles auf: A, AAAA, CNAME, MX, TXT. Diese Liste ist der Rückweg.',
      'Fragen Sie auch `www` vor Ihrer Domain ab. Oft gibt es dafür eine eigene Zeile.',
      'Notieren Sie die TTL. Liegt sie über einer Stunde, lassen Sie sie auf 300 Sekunden senken und warten Sie, bis die alte Zeit um ist.',
      'Vergewissern Sie sich, dass der neue Hoster Ihre Domain kennt. Eine Maschine, der niemand Bescheid gesagt hat, zeigt eine fremde Seite oder einen Fehler.',
    ),
    heading('Weg eins: einzelne Einträge'),
    steps(
      'Ändern Sie den A-Eintrag der nackten Domain auf die Adresse des neuen Hosters.',
      'Ändern Sie auch den AAAA-Eintrag. Haben Sie keine lange Adresse bekommen, löschen Sie den alten: Ein vergessener AAAA-Eintrag ist der häufigste Grund, warum „manche“ noch die alte Website sehen.',
      'Richten Sie `www` mit einem CNAME auf die nackte Domain.',
      'Lassen Sie MX und TXT in Ruhe.',
    ),
    code('example.com.      300  A      203.0.113.10', 'www.example.com.  300  CNAME  example.com.'),
    text(
      'Ist die Domain bei uns? Dann [schicken Sie dem Kundendienst](/contact) die neuen Zeilen; wir setzen sie und zeigen sie Ihnen, bevor sie gelten. Ist sie anderswo? Dann finden Sie die Einträge dort im Konto, unter DNS, Zone oder Einträge.',
    ),
    heading('Weg zwei: Nameserver'),
    steps(
      'Lassen Sie den neuen Hoster die Zone anlegen und übertragen Sie jeden Eintrag Ihrer Liste, MX und TXT zuerst.',
      'Fragen Sie die neuen Nameserver direkt, ob sie richtig antworten, bevor es jemand anders tut:',
    ),
    code('dig @ns1.example.net example.com A', 'dig @ns1.example.net example.com MX'),
    steps(
      'Ist DNSSEC eingeschaltet, lassen Sie es vorher ausschalten und warten Sie einen Tag. [Warum das wichtig ist](/knowledge-base/dnssec), ist eine eigene Geschichte.',
      'Tragen Sie die neuen Nameserver bei dem Anbieter ein, der die Domain betreut.',
      'Lassen Sie die alte Zone noch zwei Tage stehen. So lange dürfen sich andere die alten Nameserver merken.',
    ),
    heading('So prüfen Sie es'),
    points(
      'Die [DNS-Abfrage](/domains/dns) fragt jetzt, von unseren Maschinen aus. Zeigt sie die neuen Werte und Ihr Bildschirm nicht, merkt sich Ihr eigenes Netz noch die alte Antwort. Ein Handy ohne WLAN gibt Auskunft.',
      'Öffnen Sie die Website mit `https://`. Eine Warnung bedeutet, dass [das Zertifikat noch fehlt](/knowledge-base/browser-says-not-secure): Es lässt sich erst ausstellen, wenn die Domain auf die neue Maschine zeigt.',
      'Schicken Sie sich von einem anderen Anbieter aus eine E-Mail und warten Sie auf sie.',
    ),
    heading('Der Rückweg'),
    text(
      'Setzen Sie die Werte Ihrer Liste wieder ein. Bei einer TTL von 300 Sekunden sind alle nach fünf Minuten zurück. Sind Sie zufrieden, heben Sie die TTL auf 3600 an; bei einer kurzen fragt jeder Besuch von Neuem.',
    ),
  ],
}

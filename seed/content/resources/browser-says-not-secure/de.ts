import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: '„Nicht sicher“ im Browser: Ursachen und Lösung',
  description:
    'Sechs Ursachen für die Warnung „Nicht sicher“, vom fehlenden Zertifikat bis zum alten Bild: So finden Sie die richtige in einer Minute.',
  next: { heading: 'SSL-Zertifikate, die sich selbst verlängern.', label: 'SSL-Zertifikate ansehen' },
  body: [
    text(
      '„Nicht sicher“ heißt nicht, dass jemand eingebrochen ist. Es heißt, dass der Browser eines von zweien nicht bestätigen kann: dass die Verbindung verschlüsselt ist oder dass am anderen Ende Ihre Website antwortet. Welches von beiden es ist, zeigt die Seite selbst, wenn man weiß, wo man hinsehen muss.',
    ),
    heading('Die Ursache in einer Minute finden'),
    steps(
      'Öffnen Sie die Website mit `https://` vor der Domain.',
      'Die Seite lädt, aber neben der Adresse steht „Nicht sicher“? Dann ist es Fall 1 oder 2.',
      'Sie sehen eine ganzseitige Warnung? Klicken Sie auf „Erweitert“ und lesen Sie den Fehlercode: Er beginnt mit `ERR_CERT`, `SEC_ERROR` oder `SSL_ERROR`. Dann ist es einer der Fälle 3 bis 6.',
    ),
    text(
      'Probieren Sie einen zweiten Browser und ein Handy ohne WLAN. Zeigt nur ein Gerät die Warnung, liegt es an diesem Gerät; prüfen Sie zuerst sein Datum.',
    ),
    heading('Fall 1: Die Seite wurde ohne https geöffnet'),
    text(
      'Alte Links und getippte Adressen führen noch zu `http`. Das Zertifikat ist installiert, aber Besucher werden nicht auf die verschlüsselte Adresse geleitet. Richten Sie eine [Weiterleitung](/knowledge-base/redirects) von `http` nach `https` für die ganze Website ein.',
    ),
    heading('Fall 2: Gemischte Inhalte'),
    text(
      'Die Seite wurde über https geladen, ein Bild, eine Schrift oder ein Skript darin aber nicht. Öffnen Sie mit F12 die Entwicklerwerkzeuge und sehen Sie in die Konsole: Sie nennt jede Datei. Ändern Sie diese Adressen im Editor auf `https`. In WordPress muss auch die Adresse der Website unter Einstellungen, Allgemein, mit `https` beginnen; sonst verursachen neue Bilder denselben Fehler.',
    ),
    heading('Fall 3: Das Zertifikat ist abgelaufen'),
    text(
      'Fehlercode: `ERR_CERT_DATE_INVALID`. Ein Zertifikat gilt begrenzte Zeit und muss dann verlängert werden. Auf unserem Hosting geschieht das automatisch. Ist es trotzdem abgelaufen, verhindert etwas die Prüfung: Die Domain zeigt inzwischen anderswohin, ein [CAA-Eintrag](/knowledge-base/dns-records) verbietet es, oder eine Firewall blockiert. Prüfen Sie auf dem eigenen Server, ob der Webserver nach der Verlängerung neu geladen wurde; bis dahin verwendet er das alte Zertifikat.',
    ),
    heading('Fall 4: Das Zertifikat gilt für einen anderen Namen'),
    text(
      'Fehlercode: `ERR_CERT_COMMON_NAME_INVALID`. Das Zertifikat ist gültig, aber für einen anderen Namen. Oft fehlt `www`, oder ein Wildcard-Zertifikat soll zwei Ebenen tief gelten, deckt aber nur eine ab. Kurz nach einem Umzug hat der neue Server vielleicht noch kein Zertifikat für Ihre Domain: Warten Sie eine Stunde, nachdem Sie [die Domain umgestellt](/knowledge-base/point-a-name) haben, und schreiben Sie uns dann.',
    ),
    heading('Fall 5: Die Zertifikatskette ist unvollständig'),
    text(
      'Fehlercode: `ERR_CERT_AUTHORITY_INVALID`, oft nur auf Handys. Der Server schickt sein Zertifikat ohne das Zwischenzertifikat, das es bestätigt. Installieren Sie statt des einzelnen Zertifikats die Datei namens `fullchain` oder `bundle`.',
    ),
    heading('Fall 6: Die Uhr des Geräts geht falsch'),
    text(
      'Auf einem Gerät mit falschem Datum scheint jedes Zertifikat abgelaufen oder noch nicht gültig zu sein. Das kommt vor, wenn der Akku leer war. Stellen Sie das Datum, und die Warnung verschwindet auf allen Websites gleichzeitig.',
    ),
    heading('So prüfen Sie das Ergebnis'),
    points(
      'Öffnen Sie die Website in allen vier Varianten: mit und ohne `www`, über `http` und über `https`. Alle müssen bei derselben Adresse enden.',
      'Klicken Sie auf das Symbol neben der Adresse und öffnen Sie das Zertifikat: Für welche Namen gilt es, und bis wann?',
      'Auf der Kommandozeile:',
    ),
    code('openssl s_client -connect example.com:443 -servername example.com </dev/null \\', '  | openssl x509 -noout -subject -dates'),
    heading('Was Sie nicht tun sollten'),
    text(
      'Sagen Sie Ihren Besuchern nicht, sie sollten auf „Trotzdem fortfahren“ klicken. Sie gewöhnen sich daran und tun es eines Tages auf einer Seite, die ihr Passwort stiehlt. Für schnelle Hilfe bei einer Website, die bei uns liegt, [schreiben Sie dem Support](/contact) mit Domain und Fehlercode.',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Warum ein Browser „Nicht sicher“ sagt',
  description:
    'Sechs Gründe für die Warnung, vom fehlenden Zertifikat bis zum alten Bild, wie Sie sie in einer Minute unterscheiden und beheben.',
  next: { heading: 'Ein Schloss, das sich selbst verlängert.', label: 'SSL-Zertifikate ansehen' },
  body: [
    text(
      '„Nicht sicher“ heißt nicht, dass jemand eingebrochen ist. Es heißt, dass der Browser sich einer von zwei Sachen nicht sicher ist: dass die Leitung verschlüsselt ist oder dass am anderen Ende Ihre Website steht. Welche von beiden es ist, sagt die Seite selbst, wenn man weiß, wohin man sehen muss.',
    ),
    heading('Eine Minute: welcher Fall ist es?'),
    steps(
      'Öffnen Sie die Website mit `https://` vor dem Namen.',
      'Sie lädt, aber neben der Adresse steht „Nicht sicher“? Dann Fall 1 oder 2.',
      'Eine ganze Warnseite erscheint? Klicken Sie auf „Erweitert“ und lesen Sie den kurzen Code: Er beginnt mit `ERR_CERT`, `SEC_ERROR` oder `SSL_ERROR`. Dann Fall 3 bis 6.',
    ),
    text(
      'Versuchen Sie es in einem zweiten Browser und auf einem Handy ohne WLAN. Warnt nur ein Gerät, liegt es an diesem; prüfen Sie zuerst sein Datum.',
    ),
    heading('Fall 1: Die Seite wurde ohne https geöffnet'),
    text(
      'Alte Links und getippte Adressen führen noch zu `http`. Das Zertifikat ist da, aber niemand schickt den Besucher dorthin. Setzen Sie eine [Weiterleitung](/knowledge-base/redirects) von `http` nach `https`, einmal für die ganze Website.',
    ),
    heading('Fall 2: gemischte Inhalte'),
    text(
      'Die Seite kam über https, ein Bild, eine Schrift oder ein Skript darin aber nicht. Öffnen Sie mit F12 die Entwicklerwerkzeuge und sehen Sie in die Konsole: Sie nennt jede Datei. Ändern Sie deren Adressen im Editor auf `https`. In WordPress muss auch die Adresse der Website unter Einstellungen, Allgemein, mit `https` beginnen; sonst bringen neue Bilder den Fehler wieder mit.',
    ),
    heading('Fall 3: abgelaufen'),
    text(
      'Code `ERR_CERT_DATE_INVALID`. Ein Zertifikat gilt begrenzte Zeit und muss dann neu ausgestellt werden. Auf unserem Hosting geschieht das von selbst. Wenn nicht, verhindert etwas die Prüfung: Die Domain zeigt inzwischen anderswohin, ein [CAA-Eintrag](/knowledge-base/dns-records) verbietet es, oder eine Firewall blockiert. Sehen Sie auf dem eigenen Server nach, ob der Dienst nach der Verlängerung neu geladen wurde: Manches neue Zertifikat liegt ungelesen auf der Platte.',
    ),
    heading('Fall 4: auf einen anderen Namen ausgestellt'),
    text(
      'Code `ERR_CERT_COMMON_NAME_INVALID`. Das Zertifikat ist echt, aber für einen anderen Namen. Meist fehlt `www`, oder ein Wildcard-Zertifikat soll zwei Stufen tief gelten, reicht aber nur eine. Manchmal kennt die neue Maschine Ihre Domain noch nicht: Warten Sie dann die erste Stunde ab, nachdem Sie [die Domain umgestellt](/knowledge-base/point-a-name) haben, oder schreiben Sie uns.',
    ),
    heading('Fall 5: Die Kette ist unvollständig'),
    text(
      'Code `ERR_CERT_AUTHORITY_INVALID`, oft nur auf Handys. Der Server schickt sein Zertifikat ohne das Zwischenzertifikat, das dafür bürgt. Installieren Sie statt der einzelnen Datei die, die `fullchain` oder `bundle` heißt.',
    ),
    heading('Fall 6: die Uhr'),
    text(
      'Ein Gerät mit falschem Datum hält jedes Zertifikat für abgelaufen oder noch nicht gültig. Das kommt nach leerem Akku vor. Stellen Sie das Datum, und die Warnung ist auf allen Websites auf einmal fort.',
    ),
    heading('So prüfen Sie das Ergebnis'),
    points(
      'Öffnen Sie die Website in allen vier Schreibweisen: mit und ohne `www`, mit `http` und `https`. Alle müssen bei derselben enden.',
      'Klicken Sie auf das Zeichen neben der Adresse und lesen Sie das Zertifikat: für welche Namen, bis wann.',
      'Auf der Kommandozeile:',
    ),
    code('openssl s_client -connect example.com:443 -servername example.com </dev/null \\', '  | openssl x509 -noout -subject -dates'),
    heading('Was Sie nicht tun sollten'),
    text(
      'Sagen Sie Ihren Besuchern nicht, sie sollten „trotzdem fortfahren“. Sie gewöhnen sich daran und tun es eines Tages auf einer Seite, die ihr Passwort will. Brauchen Sie schnelle Hilfe für eine Website bei uns, [schreiben Sie dem Kundendienst](/contact) mit der Domain und dem Code der Warnung.',
    ),
  ],
}
